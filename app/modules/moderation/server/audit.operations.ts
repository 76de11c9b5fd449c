import { communityNames } from '#modules/communities/server/communities.public.ts';
import { forumNames } from '#modules/forums/server/forums.public.ts';
import { membersByIds } from '#modules/identity/server/identity.public.ts';
import { itemPath } from '#modules/library/library.contract.ts';
import { notePreviews, previewsOf } from '#modules/library/server/library.public.ts';
import { handle } from '#platform/operation/handler.ts';
import { listAuditLog, listModerationLog } from '../audit.contract.ts';
import { BY_RULE, listAudit } from './audit.store.ts';

export const auditHandlers = [
  handle(listAuditLog, async ({ db }, page) => {
    const { data, nextCursor } = await listAudit(db, page);
    const idsOf = (subject: string) => data.filter((row) => row.subject === subject).map((row) => row.subjectId);
    const [previews, notes, members, forums, communities] = await Promise.all([
      previewsOf(db, { items: idsOf('item'), comments: idsOf('comment') }),
      notePreviews(db, idsOf('note')),
      membersByIds(db, [...data.map((row) => row.staffId), ...idsOf('member')]),
      forumNames(db, idsOf('forum')),
      communityNames(db, idsOf('community')),
    ]);
    const placeOf = (id: string): { path: string | null; title: string | null } => {
      const [forum, community] = [forums.get(id), communities.get(id)];
      if (forum !== undefined) return { path: `/forums/${id}`, title: forum };
      return community === undefined ? { path: null, title: null } : { path: `/community/${id}`, title: community };
    };
    return {
      data: data.map(({ at, staffId, ...row }) => {
        const preview = previews.get(row.subjectId) ?? notes.get(row.subjectId);
        const member = row.subject === 'member' ? members.get(row.subjectId) : undefined;
        return {
          ...row,
          at: at.toISOString(),
          staff: staffId === BY_RULE ? null : { id: staffId, name: members.get(staffId)?.name ?? '' },
          ...placeOf(row.subjectId),
          ...(member && { path: `/profile/${member.id}`, title: member.name }),
          ...(preview && { path: itemPath({ kind: preview.kind, id: preview.itemId }), title: preview.title }),
        };
      }),
      nextCursor,
    };
  }),

  // Looking at a certificate is part of every verification: among decisions it would only be noise.
  handle(listModerationLog, async ({ db }, page) => {
    const { data, nextCursor } = await listAudit(db, { ...page, without: ['documentSeen'] });
    return { data: data.map(({ id, at, action, ground }) => ({ id, at: at.toISOString(), action, ground })), nextCursor };
  }),
];
