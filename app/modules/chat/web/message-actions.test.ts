import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { inLanguage } from '#platform/web/testing/in-language.tsx';
import type { Conversation } from '../chat.contract.ts';
import type { Message } from '../chat-message.contract.ts';
import { MessageActions } from './message-actions.tsx';

const AT = '2026-11-23T09:00:00Z';
const message = { id: 'm1', at: AT, text: 'May I ask you something?', reactions: [], image: null } as unknown as Message;
const acts = { now: () => Date.parse(AT), put: () => {}, onReply: () => {}, onEdit: () => {}, onDiscuss: () => {} };

function actionsIn(request: Conversation['request'], write: boolean): string {
  const conversation = { request, can: { write, react: write, manage: false, setDisappearing: false } };
  return renderToString(inLanguage('en', createElement(MessageActions, { message, own: false, conversation, acts, onClose: () => {} })));
}

it('a reply is offered where there is a field to write it in', () => {
  expect(actionsIn('none', true)).toContain('Reply');
  // A stranger asks: yes or no comes first.
  expect(actionsIn('incoming', true)).not.toContain('Reply');
  expect(actionsIn('outgoing', false)).not.toContain('Reply');
  for (const words of ['Copy', 'Report']) expect(actionsIn('incoming', true)).toContain(words);
});
