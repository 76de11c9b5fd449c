import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CallFailure } from '#platform/operation/errors.ts';
import { inLanguage } from '#platform/web/testing/in-language.tsx';
import { AnswerFailure } from './answer-failure.tsx';

const shown = (status: number, code: string) => {
  const failure = new CallFailure(status, { code, message: 'No.', requestId: 'r' });
  return renderToString(
    inLanguage('en', createElement(AnswerFailure, { failure, pending: false, onRetry: () => {}, caseLines: () => [] })),
  );
};

it('shows the way that leads on: signing in where the session has ended, another try where one may go better', () => {
  const ways = (html: string) => ['Sign in again and come back here', 'Try again'].filter((words) => html.includes(words));
  expect(ways(shown(401, 'access.signIn'))).toEqual(['Sign in again and come back here']);
  expect(ways(shown(503, 'server.busy'))).toEqual(['Try again']);
  expect(ways(shown(422, 'validation.failed'))).toEqual([]);
});
