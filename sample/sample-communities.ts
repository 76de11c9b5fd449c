import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { COMMUNITY_KINDS, ENTRIES } from '#modules/communities/communities.contract.ts';
import { suggestCommunities } from '#modules/communities/server/communities.public.ts';
import { type Cell, copyRows } from './copy-rows.ts';
import { sampleForumIds } from './sample-forums.ts';
import { sampleId } from './sample-id.ts';
import type { SamplePart } from './sample-part.ts';

/** Colleges and hospitals among them are invented, and say so. */
const SampleCommunities = z.array(
  z.strictObject({
    key: z.string(),
    name: z.string(),
    kind: z.enum(COMMUNITY_KINDS),
    place: z.string().nullable(),
    entry: z.enum(ENTRIES),
    language: z.enum(['en', 'id']),
    specialities: z.array(z.string()),
    about: z.string(),
    rules: z.array(z.string()),
    owner: z.string(),
    moderators: z.array(z.string()),
    members: z.array(z.string()),
    /** Slugs of sample forums whose owners tend it. */
    forums: z.array(z.string()),
    requests: z.array(z.strictObject({ who: z.string(), note: z.string() })),
  }),
);

const DAY_MS = 86_400_000;
const FOUNDED_DAYS_AGO = 300;

export const loadSampleCommunities: SamplePart = async ({ db, client, world, now }) => {
  const communities = SampleCommunities.parse(JSON.parse(readFileSync(new URL('./communities/communities.json', import.meta.url), 'utf8')));
  const rows: Record<'communities' | 'memberships' | 'forums', Cell[][]> = { communities: [], memberships: [], forums: [] };
  const forumIds = sampleForumIds(world);
  communities.forEach((one, n) => {
    const founded = new Date(now.getTime() - (FOUNDED_DAYS_AGO - n * 20) * DAY_MS);
    const id = sampleId(`community ${one.key}`, founded);
    const ownerId = world.person(one.owner).id;
    const roles = [
      [one.owner, 'owner'],
      ...one.moderators.map((who) => [who, 'moderator']),
      ...one.members.map((who) => [who, 'member']),
    ] as const;
    rows.communities.push([
      ...[
        id,
        one.name,
        one.about,
        one.kind,
        one.place,
        one.entry,
        one.language,
        one.specialities,
        one.rules,
        ownerId,
        roles.length,
        founded,
      ],
    ]);
    roles.forEach(([who = '', role = 'member'], place) => {
      const since = new Date(founded.getTime() + place * 3 * DAY_MS);
      rows.memberships.push([id, world.person(who).id, 'member', role, null, since]);
    });
    for (const { who, note } of one.requests)
      rows.memberships.push([id, world.person(who).id, 'requested', 'member', note, new Date(now.getTime() - DAY_MS)]);
    for (const slug of one.forums) {
      const forumId = forumIds.get(slug);
      if (forumId === undefined) throw new Error(`No sample forum ${slug}`);
      rows.forums.push([forumId, id, now]);
    }
  });
  await copyRows(
    client,
    'communities.community',
    ['id', 'name', 'about', 'kind', 'place', 'entry', 'language', 'specialities', 'rules', 'owner_id', 'members', 'created_at'],
    rows.communities,
  );
  const membership = ['community_id', 'member_id', 'standing', 'role', 'note', 'since'];
  await copyRows(client, 'communities.membership', membership, rows.memberships);
  await copyRows(client, 'communities.community_forum', ['forum_id', 'community_id', 'at'], rows.forums);
  await suggestCommunities(db);
  return `${communities.length} communities`;
};
