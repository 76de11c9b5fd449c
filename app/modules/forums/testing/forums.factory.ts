import type { InputOf } from '#platform/operation/operation.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import type { Caller } from '#platform/testing/test-world.ts';
import { checkForumPassword, decideRequest, joinForum, sendJoinRequest } from '../forum-membership.contract.ts';
import { writeThread } from '../forum-thread.contract.ts';
import { addForum, type ForumKind, getForum } from '../forums.contract.ts';

export const FORUM_PASSWORD = 'kopi tubruk 1974';

let made = 0;

export const forumSettings = (change: Partial<InputOf<typeof addForum>> = {}): InputOf<typeof addForum> => ({
  name: `Forum ${++made}`,
  about: 'Where colleagues ask what they would not ask on a ward round.',
  rules: ['No names of patients.'],
  kind: 'public',
  language: 'en',
  specialities: ['internal-medicine'],
  ...((change.kind ?? 'public') === 'protected' && { password: FORUM_PASSWORD }),
  ...change,
});

/** Opened by `owner`. Returns its id. */
export async function aForum(owner: Caller, wish: Partial<InputOf<typeof addForum>> = {}): Promise<string> {
  return (await owner.call(addForum, forumSettings(wish))).id;
}

/** Comes in by the way the forum has: by joining, its password, or a request that `owner` accepts. */
export async function enterForum(forumId: string, member: Caller, owner: Caller): Promise<void> {
  const { kind } = await member.call(getForum, { id: forumId });
  const ways: Record<ForumKind, () => Promise<unknown>> = {
    public: () => member.call(joinForum, { forumId }),
    protected: () => member.call(checkForumPassword, { forumId, password: FORUM_PASSWORD }),
    private: async () => {
      await member.call(sendJoinRequest, { forumId, note: 'I work in this field.' });
      await owner.call(decideRequest, { forumId, memberId: member.viewer?.id ?? '', accept: true });
    },
  };
  await ways[kind]();
}

/** A thread of `author` in a forum they are in. Returns its id. */
export async function aThread(author: Caller, forumId: string, wish: Partial<InputOf<typeof writeThread>> = {}): Promise<string> {
  const { id } = await author.call(writeThread, {
    forumId,
    language: 'en',
    title: 'Potassium 6.1 in a dialysis patient before surgery',
    text: fromPlainText('Would you postpone? The last session was two days ago.'),
    basis: 'question',
    references: [],
    anonymous: false,
    ...wish,
  });
  return id;
}
