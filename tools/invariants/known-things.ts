/** What there is to be asked about, in a world with one of everything: for inputs that name things by what a field is called. */
import type { Operation } from '#platform/operation/operation.ts';
import { type Made, make, type People, THINGS, type Thing } from './owned-things.ts';
import type { Known } from './random-input.ts';

/** Makes one of everything. */
export async function everyThing(people: People): Promise<(operation: Operation) => Known> {
  const all = new Map<Thing, Made>();
  for (const thing of Object.keys(THINGS) as Thing[]) all.set(thing, await make(people, thing));
  const idsOf = (...things: readonly Thing[]) => things.flatMap((thing) => all.get(thing)?.id ?? []);
  const members = [people.owner, people.fellow, people.other, people.staff].map(({ id }) => id);
  const named = (part: string) => [...all.values()].flatMap((made) => made[part] ?? []);
  const byField: Readonly<Record<string, readonly string[]>> = {
    member: members,
    author: members,
    item: idsOf('case', 'heldCase', 'post', 'thread', 'publishedVideo', 'article', 'issue'),
    comment: idsOf('comment', 'answer', 'threadAnswer'),
    parent: idsOf('comment', 'answer', 'threadAnswer'),
    case: idsOf('case', 'heldCase'),
    post: idsOf('post'),
    draft: idsOf('caseDraft', 'postDraft', 'issueDraft'),
    thread: idsOf('thread'),
    forum: idsOf('forum', 'openForum', 'askedForum'),
    community: idsOf('community', 'askedCommunity'),
    update: idsOf('caseUpdate'),
    invitation: idsOf('invitation'),
    newsletter: idsOf('newsletter'),
    conversation: idsOf('group'),
    message: idsOf('message'),
    replyTo: idsOf('message'),
    video: idsOf('video', 'publishedVideo'),
    article: idsOf('article'),
    image: idsOf('image'),
    photo: idsOf('portrait'),
    document: idsOf('certificate'),
    code: named('code'),
    slug: named('slug'),
    source: named('source'),
    journal: named('journal'),
    speciality: ['cardiology', 'internal-medicine', 'nephrology'],
    specialities: ['cardiology', 'internal-medicine', 'nephrology'],
    country: ['ID', 'IN'],
    condition: ['dengue', 'hypertension'],
  };
  return ({ name }) => {
    const own = idsOf(...(THINGS_OF[name.split('.')[0] ?? ''] ?? []));
    return (field) => (field === 'id' || field === 'ids' ? own : (byField[field.replace(/Ids?$/, '')] ?? []));
  };
}

/** What an `id` is of, in each module. */
const THINGS_OF: Readonly<Record<string, readonly Thing[]>> = {
  cases: ['case', 'caseDraft', 'heldCase'],
  chat: ['group', 'message'],
  'clinical-tools': ['savedCheck', 'errorReport'],
  communities: ['community', 'closedCommunity', 'askedCommunity'],
  forums: ['forum', 'openForum', 'closedForum', 'thread'],
  identity: ['session'],
  library: ['case', 'post', 'comment', 'answer'],
  media: ['image', 'portrait'],
  moderation: ['case', 'heldCase', 'comment', 'answer'],
  news: ['article'],
  newsletters: ['newsletter', 'issue', 'issueDraft'],
  notifications: ['notification'],
  posts: ['post', 'postDraft'],
  promotion: ['slider'],
  search: ['savedSearch'],
  videos: ['video', 'publishedVideo', 'series'],
};
