/** What the pages of conversations ask for when words are looked for. */
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { pageContext } from '#platform/web/page-context.ts';
import type { PageContext } from '#platform/web/page-facts.ts';
import { searchMessages } from '../chat-message.contract.ts';
import { loader as loadList } from './chat.route.tsx';
import { loader as loadConversation } from './conversation.route.tsx';

/** The words that were asked for, and those that the page shows. */
async function looksFor(loader: (args: never) => Promise<object>, path: string) {
  const context = new RouterContextProvider();
  const asked: string[] = [];
  const call = async ({ name }: { name: string }, { q }: { q?: string }) => {
    if (name === searchMessages.name) asked.push(q ?? '');
    return {};
  };
  context.set(pageContext, { language: 'en', reader: { id: 'ratri' }, call } as unknown as PageContext);
  const request = new Request(`https://kolegia.example${path}`);
  const shown = await loader({ context, request, params: { conversationId: 'talk' } } as never);
  return { asked, shown: 'q' in shown ? shown.q : (shown as { find: string | null }).find };
}

it.each([
  ['nothing', '', [], ''],
  ['white space', '%20%09', [], ''],
  ['signs that nobody can see', '%E2%80%8B%20%C2%AD', [], ''],
  ['words', '%20sodium%20', ['sodium'], 'sodium'],
])('looks for words, and not for what nobody would see: %s', async (_, typed, asked, shown) => {
  expect(await looksFor(loadList, `/chat?q=${typed}`)).toEqual({ asked, shown });
  expect(await looksFor(loadConversation, `/chat/talk?find=${typed}`)).toEqual({ asked, shown });
});

it('shows no search in a conversation where none was opened', async () => {
  expect(await looksFor(loadConversation, '/chat/talk')).toEqual({ asked: [], shown: null });
});
