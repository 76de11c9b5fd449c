import { createTransport } from 'nodemailer';
import type { Carrier } from './carrier.ts';
import { DeliveryFault } from './delivery-fault.ts';
import { mailHtml } from './mail-html.ts';

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export interface MailOptions {
  readonly smtpUrl: string;
  /** `Kolegia <no-reply@kolegia.example>` */
  readonly from: string;
  readonly publicUrl: string;
}

export function createMailClient({ smtpUrl, from, publicUrl }: MailOptions): Carrier {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s@>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  const product = /^\s*"?([^"<]+?)"?\s*</.exec(from)?.[1] ?? domain;
  return {
    async deliver({ id, to, language, subject, text, unsubscribeUrl }) {
      try {
        await transport.sendMail({
          from,
          // As an object, so that commas and brackets in it cannot name further recipients.
          to: { name: '', address: to },
          subject,
          text,
          html: mailHtml({ language, subject, text, product, publicUrl }),
          messageId: `<${id}@${domain}>`,
          headers: {
            'auto-submitted': 'auto-generated',
            'x-auto-response-suppress': 'All',
            ...(unsubscribeUrl !== undefined && {
              'list-unsubscribe': `<${unsubscribeUrl}>`,
              'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
      } catch (error) {
        throw faultOf(error);
      }
    },
    close: async () => transport.close(),
  };
}

/** `EENVELOPE`: an address was refused; `EMESSAGE`: the content was. Everything else is between us and our mail server. */
const ABOUT_THE_MESSAGE = new Set(['EENVELOPE', 'EMESSAGE']);

function faultOf(error: unknown): DeliveryFault {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
  // RFC 5321, 4.2.1: 4yz may be tried again, 5yz may not. No reply at all: nodemailer itself found no valid address.
  const permanent = ABOUT_THE_MESSAGE.has(code) && (responseCode === undefined || responseCode >= 500);
  return new DeliveryFault(`${code} ${responseCode ?? ''}`.trim(), permanent, permanent && code === 'EENVELOPE');
}
