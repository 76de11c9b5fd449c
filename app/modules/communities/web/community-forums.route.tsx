import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type ForumCard, listFollowedForums } from '#modules/forums/forums.contract.ts';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { asNotFound } from '#platform/web/not-there.ts';
import { PageBody } from '#platform/web/page-body.tsx';
import { call, pageOf } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { RowList } from '#ui/list-row.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { linkForum, listCommunityForums } from '../community-forum.contract.ts';
import type { Route } from './+types/community-forums.route';
import css from './community.module.css';
import { CommunityDeskHead, communityTo } from './community-page.tsx';
import { ForumLine } from './forum-line.tsx';
import { TakeOutForum } from './widgets/take-out-forum.tsx';

export const handle: RouteHandle = { texts: ['communities'] };

export async function loader({ context, request, params: { communityId } }: Route.LoaderArgs) {
  const community = await communityTo({ context, request }, communityId, 'tend');
  const ask = call(context);
  const memberId = pageOf(context)?.reader?.id ?? '';
  const [{ forums }, owned] = await Promise.all([
    ask(listCommunityForums, { communityId }),
    ask(listFollowedForums, { memberId, owned: true }),
  ]).catch(asNotFound);
  const linked = new Set(forums.map(({ id }) => id));
  return { community, forums, own: owned.data.filter(({ id }) => !linked.has(id)) };
}

export default function CommunityForumsRoute({ loaderData: { community, forums, own } }: Route.ComponentProps) {
  const t = useTexts('communities');
  return (
    <PageBody>
      <Seo title={`${t('desk.forums')} – ${community.name}`} description={community.about} noindex />
      <CommunityDeskHead community={community} desk="forums" />
      {community.can.add && <AddForum key={own.length} communityId={community.id} own={own} />}
      {forums.length > 0 && (
        <RowList label={t('desk.forums')}>
          {forums.map((forum) => (
            <ForumLine key={forum.id} forum={forum} trailing={<TakeOutForum communityId={community.id} forum={forum} />} />
          ))}
        </RowList>
      )}
    </PageBody>
  );
}

function AddForum({ communityId, own }: { communityId: string; own: ForumCard[] }) {
  const t = useTexts('communities');
  const [forumId, setForumId] = useState('');
  const { run, pending, failure } = useCommand(linkForum);
  const { message } = useFailure(failure);
  const { revalidate } = useRevalidator();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (forumId === '' || (await run({ communityId, forumId, linked: true })) === null) return;
    showToast(t('forums.added'));
    await revalidate();
  }

  if (own.length === 0)
    return (
      <p className={css.form}>
        {t('forums.noneOwn')} <Link to="/forums/new">{t('forums.open')}</Link>
      </p>
    );
  return (
    <form noValidate className={css.form} onSubmit={(event) => void handleSubmit(event)}>
      <Field label={t('forums.choose')} help={t('forums.chooseHelp')}>
        {(control) => (
          <Select
            {...control}
            value={forumId}
            placeholder={t('forums.placeholder')}
            options={own.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => setForumId(event.target.value)}
          />
        )}
      </Field>
      {message !== null && (
        <p role="alert" className={css.failure}>
          {message}
        </p>
      )}
      <Button type="submit" variant="primary" disabled={forumId === ''} pending={pending} pendingLabel={t('forums.adding')}>
        {t('forums.add')}
      </Button>
    </form>
  );
}
