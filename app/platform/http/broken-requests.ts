/** Answers to what Node's parser could not make a request of: no route, no hook and no language is known then. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { newId } from '../db/id.ts';
import type { Language } from '../i18n/languages.ts';
import type { Translations } from '../i18n/translations.ts';
import { Failure } from '../operation/failure.ts';
import { failureBody, statusOf } from '../operation/failure-body.ts';

interface Options {
  readonly translations: Translations;
  readonly defaultLanguage: Language;
  /** What every answer carries. */
  readonly headers: Readonly<Record<string, string>>;
}

export function answerBrokenRequests({ translations, defaultLanguage, headers }: Options) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code !== 'ECONNRESET' && socket.writable) {
      const failure = new Failure(error.code === 'HPE_HEADER_OVERFLOW' ? 'request.tooLarge' : 'request.malformed');
      const status = statusOf(failure, null);
      const requestId = newId();
      const body = JSON.stringify({ status: false, response: failureBody(failure, translations, defaultLanguage, requestId) });
      const head = {
        ...headers,
        'x-request-id': requestId,
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        connection: 'close',
      };
      const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    }
    socket.destroy(error);
  };
}
