import { useMemo } from 'react';
import { data } from 'react-router';
import { MEMBER_LISTS, type MemberList } from '#modules/library/place-membership.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { ListEnd } from '#platform/web/list-end.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { usePageList } from '#platform/web/use-page-list.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { tabLinkClass } from '#ui/tab-nav.tsx';
import { TabStrip } from '#ui/tab-strip.tsx';
import { type ForumMember, listForumMembers } from '../forum-membership.contract.ts';
import { listTakenDown } from '../thread-desk.contract.ts';
import type { Route } from './+types/forum-desk.route';
import css from './forum-desk.module.css';
import formCss from './forum-form.module.css';
import { ForumMemberRow } from './forum-member-row.tsx';
import { forumFor } from './forum-page.tsx';
import { TakenDownList } from './taken-down-list.tsx';

export const handle: RouteHandle = { texts: ['forums', 'library', 'reference'] };

/** Lists of members, and the one of threads. */
const LISTS = [...MEMBER_LISTS, 'takenDown'] as const;
type DeskList = (typeof LISTS)[number];

export async function loader({ context, request, params: { forumId } }: Route.LoaderArgs) {
  const forum = await forumFor({ context, request }, forumId);
  // Whoever may not see its members is told as little as where there is nothing.
  if (!forum.can.seeMembers) throw data(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const list: DeskList = forum.can.tend ? (LISTS.find((one) => one === searchParams.get('list')) ?? 'member') : 'member';
  const cursor = searchParams.get('cursor') ?? undefined;
  const ask = call(context);
  if (list === 'takenDown') return { forum, list, members: null, threads: await ask(listTakenDown, { forumId, cursor }) };
  return { forum, list, members: await ask(listForumMembers, { forumId, list, cursor }), threads: null };
}

const pathOf = (forumId: string, list: DeskList) => `/forums/${forumId}/desk${list === 'member' ? '' : `?list=${list}`}`;

export default function ForumDeskRoute({ loaderData: { forum, list, members, threads } }: Route.ComponentProps) {
  const t = useTexts('forums');
  const title = t(forum.can.tend ? 'page.desk' : 'page.members');
  return (
    <PageBody>
      <Seo title={`${title}: ${forum.name}`} description={forum.about} noindex />
      <p className={formCss.back}>
        <Link to={`/forums/${forum.id}`}>{forum.name}</Link>
      </p>
      <h1 className="t-display">{title}</h1>
      {forum.can.tend && (
        <TabStrip label={t('desk.listsLabel')}>
          {LISTS.map((one) => (
            <Link key={one} to={pathOf(forum.id, one)} className={tabLinkClass} aria-current={list === one ? 'page' : undefined}>
              {t(`desk.lists.${one}`)}
              {one === 'requested' && forum.waiting > 0 && ` (${forum.waiting})`}
            </Link>
          ))}
        </TabStrip>
      )}
      {members !== null && <Members key={list} forumId={forum.id} list={list} page={members} />}
      {threads !== null && <TakenDownList forumId={forum.id} page={threads} path={pathOf(forum.id, list)} />}
    </PageBody>
  );
}

function Members({ forumId, list, page }: { forumId: string; list: MemberList; page: { data: ForumMember[]; nextCursor: string | null } }) {
  const t = useTexts('forums');
  const input = useMemo(() => ({ forumId, list }), [forumId, list]);
  const rows = usePageList<ForumMember, typeof listForumMembers>(listForumMembers, input, page);
  if (rows.rows.length === 0) return <EmptyState title={t(`desk.empty.${list}`)}>{t(`desk.empty.${list}Text`)}</EmptyState>;
  const change = (memberId: string, next: ForumMember | null) =>
    rows.setRows((known) => known.flatMap((row) => (row.memberId !== memberId ? [row] : next === null ? [] : [next])));
  return (
    <>
      <ul className={css.rows} aria-label={t(`desk.lists.${list}`)}>
        {rows.rows.map((member) => (
          <ForumMemberRow
            key={member.memberId}
            forumId={forumId}
            list={list}
            member={member}
            onChange={(next) => change(member.memberId, next)}
          />
        ))}
      </ul>
      <ListEnd
        list={rows}
        nextPath={page.nextCursor && `${pathOf(forumId, list)}${list === 'member' ? '?' : '&'}cursor=${page.nextCursor}`}
      />
    </>
  );
}
