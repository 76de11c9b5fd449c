import { type MemberProfile, profileFacts } from '#modules/identity/server/identity.public.ts';
import type { ItemCard, ItemKind } from '#modules/library/library.contract.ts';
import { countNamedItems, listItems, recentComments } from '#modules/library/server/library.public.ts';
import type { ImageRef } from '#modules/media/media.contract.ts';
import { followCountsOf, followsMember, hushOf } from '#modules/network/server/network.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Context } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import type { Page } from '#platform/operation/paging.ts';
import { plainText } from '#platform/richtext/richtext.ts';
import type { Viewer } from '#platform/session/viewer.ts';
import type { Academic, WorkplaceEntry } from '../profile-entries.contract.ts';
import type { ProfileComment, ProfileItem, ProfileView } from '../profiles.contract.ts';
import type { Publication } from '../publication.contract.ts';
import { maySeeProfile, shownVerification, yearsInPractice } from './profile.policy.ts';
import { findAbout } from './profile.store.ts';
import { findAcademics, findWorkplaces } from './profile-entries.store.ts';
import { academicView, workplaceView } from './profile-entries.view.ts';
import { findPublications } from './publication.store.ts';

const RECENT = 3;
const EXCERPT_LENGTH = 200;

/** What a draft would change. */
export interface Overlay {
  readonly about: string | null;
  readonly photo: ImageRef | null;
  readonly workplace: string | null;
  readonly subSpeciality: string | null;
  readonly practisingSince: number | null;
  readonly isProfileListed: boolean;
  readonly academics: readonly Academic[];
  readonly workplaces: readonly WorkplaceEntry[];
  readonly publications: readonly Publication[];
}

/** The only way to a member's page: throws `profiles.notFound` or `profiles.membersOnly`. */
export async function accessProfile(db: Database, viewer: Viewer, memberId: string): Promise<MemberProfile> {
  const profile = await profileFacts(db, memberId);
  if (profile === null) throw new Failure('profiles.notFound');
  if (!maySeeProfile(profile, viewer)) throw new Failure('profiles.membersOnly');
  return profile;
}

type Reading = Pick<Context, 'db' | 'viewer' | 'language'>;

export async function profileView(reading: Reading, profile: MemberProfile, overlay?: Overlay): Promise<ProfileView> {
  const { db, viewer } = reading;
  const { member } = profile;
  const isOwn = viewer?.id === member.id;
  const [about, named, follows, followed, hush, lists, cases, others, comments] = await Promise.all([
    overlay === undefined ? findAbout(db, member.id) : overlay.about,
    countNamedItems(db, member.id),
    followCountsOf(db, member.id),
    viewer !== null && !isOwn && followsMember(db, viewer.id, member.id),
    viewer === null || isOwn ? { blocked: false, muted: false } : hushOf(db, viewer.id, member.id),
    overlay === undefined ? listsOf(reading, member.id) : overlay,
    namedItems(db, member.id, { kind: 'case', limit: RECENT }),
    namedItems(db, member.id, { exceptKind: 'case', limit: RECENT }),
    recentComments(db, member.id, RECENT),
  ]);
  const practisingSince = overlay === undefined ? profile.practisingSince : overlay.practisingSince;
  return {
    member: overlay === undefined ? member : { ...member, photo: overlay.photo, workplace: overlay.workplace },
    subSpeciality: overlay === undefined ? profile.subSpeciality : overlay.subSpeciality,
    practisingSince,
    yearsInPractice: yearsInPractice(practisingSince),
    about,
    listed: overlay === undefined ? profile.listed : overlay.isProfileListed,
    verification: shownVerification(profile.verification, isOwn),
    facts: profile.facts,
    joinedAt: profile.joinedAt,
    counts: { ...named, followers: follows.followers, following: follows.following },
    followed,
    hush,
    academics: [...lists.academics],
    workplaces: [...lists.workplaces],
    publications: [...lists.publications],
    recentCases: cases.data,
    recentItems: others.data,
    recentComments: comments.map(commentLine),
    can: { edit: isOwn, follow: !isOwn && !hush.blocked },
  };
}

async function listsOf({ db, language }: Reading, memberId: string): Promise<Pick<Overlay, 'academics' | 'workplaces' | 'publications'>> {
  const [academics, workplaces, publications] = await Promise.all([
    findAcademics(db, memberId),
    findWorkplaces(db, memberId),
    findPublications(db, memberId),
  ]);
  return { academics: academics.map((row) => academicView(row, language)), workplaces: workplaces.map(workplaceView), publications };
}

/**
 * Asked as a stranger, whoever reads: only so does the library leave out what the member shared anonymously, and a page
 * that somebody shows to a colleague must not tell it either.
 */
export async function namedItems(
  db: Database,
  memberId: string,
  filter: { kind?: ItemKind | undefined; exceptKind?: ItemKind; cursor?: string | undefined; limit: number },
): Promise<Page<ProfileItem>> {
  const { data, nextCursor } = await listItems(db, null, { sort: 'latest', author: memberId, ...filter });
  return { data: data.map(itemLine), nextCursor };
}

const itemLine = ({ id, kind, language, title, specialities, publishedAt, solved, counts }: ItemCard): ProfileItem => ({
  id,
  kind,
  language,
  title,
  specialities,
  publishedAt,
  solved,
  comments: counts.comments,
});

type CommentRow = Awaited<ReturnType<typeof recentComments>>[number];

const commentLine = ({ id, itemId, itemKind, itemTitle, text, createdAt }: CommentRow): ProfileComment => ({
  id,
  item: { id: itemId, kind: itemKind as ItemKind, title: itemTitle },
  excerpt: excerptOf(plainText(text)),
  createdAt: createdAt.toISOString(),
});

/** White space folded, cut at a word. */
function excerptOf(text: string): string {
  const plain = text.replace(/\s+/g, ' ');
  if (plain.length <= EXCERPT_LENGTH) return plain;
  const cut = plain.slice(0, EXCERPT_LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), EXCERPT_LENGTH / 2))}…`;
}
