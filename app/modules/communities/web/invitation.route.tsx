import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { formatDate } from '#platform/i18n/format.ts';
import { CallFailure } from '#platform/operation/errors.ts';
import { useReader } from '#platform/web/facts.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link, useGo } from '#platform/web/link.tsx';
import { isNotThere } from '#platform/web/not-there.ts';
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { useLoginPath } from '#platform/web/use-login-path.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import type { CommunityCard } from '../communities.contract.ts';
import { getInvitation } from '../community-invitation.contract.ts';
import { joinCommunity } from '../community-member.contract.ts';
import type { Route } from './+types/invitation.route';
import css from './community.module.css';
import { CommunityRow } from './community-row.tsx';

export const handle: RouteHandle = { texts: ['communities'] };

export async function loader({ context, params: { code } }: Route.LoaderArgs) {
  try {
    return { code, invitation: await call(context)(getInvitation, { code }) };
  } catch (error) {
    if (isNotThere(error) || (error instanceof CallFailure && error.status === 410)) return { code, invitation: null };
    throw error;
  }
}

export default function InvitationRoute({ loaderData: { code, invitation } }: Route.ComponentProps) {
  const t = useTexts('communities');
  const language = useLanguage();
  return (
    <PageBody>
      <Seo title={t('invitation.title')} description={t('invitation.title')} noindex />
      {invitation === null ? (
        <>
          <h1 className="visually-hidden">{t('invitation.title')}</h1>
          <EmptyState
            title={t('invitation.none')}
            action={
              <Link to="/community" className={buttonClass()}>
                {t('list.showAll')}
              </Link>
            }
          >
            {t('invitation.noneText')}
          </EmptyState>
        </>
      ) : (
        <div className={css.head}>
          <h1 className="t-display">{t('invitation.title')}</h1>
          <p className="lede">{t('invitation.leads', { date: formatDate(language, invitation.expiresAt) })}</p>
          <CommunityRow community={invitation.community} />
          <Accept code={code} community={invitation.community} />
        </div>
      )}
    </PageBody>
  );
}

function Accept({ code, community: { id, standing, closed } }: { code: string; community: CommunityCard }) {
  const t = useTexts('communities');
  const reader = useReader();
  const loginPath = useLoginPath();
  const go = useGo();
  const { run, pending, failure } = useCommand(joinCommunity);
  const { message } = useFailure(failure);
  if (closed && standing !== 'member') return <p>{t('door.closed')}</p>;
  if (reader === null)
    return (
      <Link to={loginPath} className={buttonClass({ variant: 'primary' })}>
        {t('invitation.signIn')}
      </Link>
    );
  if (standing === 'member')
    return (
      <Link to={`/community/${id}`} className={buttonClass({ variant: 'primary' })}>
        {t('invitation.open')}
      </Link>
    );
  if (standing === 'removed') return <p>{t('door.removed')}</p>;
  return (
    <div className={css.entry}>
      <Button
        variant="primary"
        pending={pending}
        pendingLabel={t('door.joining')}
        onClick={() => void run({ communityId: id, invitation: code }).then((joined) => joined !== null && go(`/community/${id}`))}
      >
        {t('invitation.accept')}
      </Button>
      {message !== null && (
        <p role="alert" className={css.failure}>
          {message}
        </p>
      )}
    </div>
  );
}
