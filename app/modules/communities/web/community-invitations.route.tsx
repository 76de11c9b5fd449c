import { useRevalidator } from 'react-router';
import { useToldCommand } from '#modules/identity/web/widgets/use-told-command.ts';
import { formatDate } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { asNotFound } from '#platform/web/not-there.ts';
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { MetaLine } from '#ui/byline.tsx';
import { ListRow, RowList } from '#ui/list-row.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { type Invitation, listInvitations, revokeInvitation } from '../community-invitation.contract.ts';
import type { Route } from './+types/community-invitations.route';
import css from './community.module.css';
import { CommunityDeskHead, communityTo } from './community-page.tsx';
import { InvitationForm } from './invitation-form.tsx';

export const handle: RouteHandle = { texts: ['communities'] };

export async function loader({ context, request, params: { communityId } }: Route.LoaderArgs) {
  const community = await communityTo({ context, request }, communityId, 'tend');
  const { invitations } = await call(context)(listInvitations, { communityId }).catch(asNotFound);
  return { community, invitations };
}

export default function CommunityInvitationsRoute({ loaderData: { community, invitations } }: Route.ComponentProps) {
  const t = useTexts('communities');
  return (
    <PageBody>
      <Seo title={`${t('desk.invitations')} – ${community.name}`} description={community.about} noindex />
      <CommunityDeskHead community={community} desk="invitations" />
      {community.can.add && <InvitationForm communityId={community.id} />}
      {invitations.length > 0 && (
        <section className={css.section} aria-labelledby="made">
          <h2 id="made" className="t-head">
            {t('invitation.made')}
          </h2>
          <RowList>
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} communityId={community.id} invitation={invitation} />
            ))}
          </RowList>
        </section>
      )}
    </PageBody>
  );
}

function InvitationRow({ communityId, invitation }: { communityId: string; invitation: Invitation }) {
  const t = useTexts('communities');
  const language = useLanguage();
  const { run, pending } = useToldCommand(revokeInvitation);
  const { revalidate } = useRevalidator();
  const { id, by, uses, maxUses, expiresAt, state } = invitation;

  async function revoke() {
    if ((await run({ communityId, invitationId: id })) === null) return;
    showToast(t('invitation.revoked'));
    await revalidate();
  }

  return (
    <ListRow
      title={
        <>
          {t('invitation.used', { uses, maxUses })}{' '}
          <Badge tone={state === 'open' ? 'good' : 'neutral'}>{t(`invitation.state.${state}`)}</Badge>
        </>
      }
      detail={
        <MetaLine>
          {by?.name}
          {t('invitation.until', { date: formatDate(language, expiresAt) })}
        </MetaLine>
      }
      trailing={
        state === 'open' && (
          <Button size="s" variant="quiet" pending={pending} pendingLabel={t('invitation.revoking')} onClick={() => void revoke()}>
            {t('invitation.revoke')}
          </Button>
        )
      }
    />
  );
}
