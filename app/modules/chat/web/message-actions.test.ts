import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { inLanguage } from '#platform/web/testing/in-language.tsx';
import type { Conversation } from '../chat.contract.ts';
import type { Message } from '../chat-message.contract.ts';
import { MessageActions } from './message-actions.tsx';
import { MessageRow } from './message-row.tsx';

const AT = '2026-11-23T09:00:00Z';
const message = {
  ...{ id: 'm1', at: AT, text: 'May I ask you something?', reactions: [] },
  image: null,
  file: null,
  quote: null,
  writtenAt: null,
  expiresAt: null,
} as unknown as Message;
const acts = { now: () => Date.parse(AT), put: () => {}, onReply: () => {}, onEdit: () => {}, onDiscuss: () => {} };

const rightsOf = (write: boolean) => ({ write, react: write, manage: false, setDisappearing: false });

function actionsIn(request: Conversation['request'], write: boolean, { own = false, takingPart = true } = {}): string {
  const conversation = { request, can: rightsOf(write), takingPart };
  return renderToString(inLanguage('en', createElement(MessageActions, { message, own, conversation, acts, onClose: () => {} })));
}

it('a reply is offered where there is a field to write it in', () => {
  expect(actionsIn('none', true)).toContain('Reply');
  // A stranger asks: yes or no comes first.
  expect(actionsIn('incoming', true)).not.toContain('Reply');
  expect(actionsIn('outgoing', false)).not.toContain('Reply');
  for (const words of ['Copy', 'Report']) expect(actionsIn('incoming', true)).toContain(words);
});

it('who has left a group reports and copies what was said until then, and takes nothing back', () => {
  const left = {
    id: 'c1',
    kind: 'group',
    takingPart: false,
    foldedIds: [],
    participants: [],
    can: rightsOf(false),
  } as unknown as Conversation;
  const row = { message, conversation: left, memberId: 'me', isFirst: true, isSought: false, state: null, acts };
  expect(renderToString(inLanguage('en', createElement(MessageRow, row)))).toContain('aria-expanded');
  for (const words of ['Copy', 'Report']) expect(actionsIn('none', false, { takingPart: false })).toContain(words);
  expect(actionsIn('none', true, { own: true })).toContain('Take back');
  expect(actionsIn('none', false, { own: true, takingPart: false })).not.toContain('Take back');
});
