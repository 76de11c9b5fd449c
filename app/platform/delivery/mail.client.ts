import { createTransport } from 'nodemailer';
import type { Carrier } from './carrier.ts';
import { DeliveryFault } from './delivery-fault.ts';
import { mailHtml } from './mail-html.ts';
import { isNoMailbox, replyOf } from './refusal.policy.ts';

/** So many mails leave at the same time. */
export const MAIL_CONNECTIONS = 5;

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export interface MailOptions {
  readonly smtpUrl: string;
  /** `Kolegia <no-reply@kolegia.example>` */
  readonly from: string;
  readonly publicUrl: string;
  /** Mails that name whom they are for come back to an address of their own in it. */
  readonly bounceDomain?: string | undefined;
}

/** Before the token in the address to which a mail comes back: other mail to that domain is none of these. */
const RETURN_PREFIX = 'r-';

export function createMailClient({ smtpUrl, from, publicUrl, bounceDomain }: MailOptions): Carrier {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: MAIL_CONNECTIONS,
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s@>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  const product = /^\s*"?([^"<]+?)"?\s*</.exec(from)?.[1] ?? domain;
  return {
    async deliver({ id, to, language, subject, text, rich, unsubscribeUrl, returnToken }) {
      try {
        await transport.sendMail({
          from,
          ...(bounceDomain !== undefined &&
            returnToken !== undefined && { envelope: { from: `${RETURN_PREFIX}${returnToken}@${bounceDomain}`, to: [to] } }),
          // As an object, so that commas and brackets in it cannot name further recipients.
          to: { name: '', address: to },
          subject,
          text,
          html: mailHtml({ language, subject, text, rich, product, publicUrl }),
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

interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
  /** All that the server said. */
  readonly response?: string;
  /** To which command; `API` where nodemailer itself found no valid address. */
  readonly command?: string;
  readonly message?: string;
}

function faultOf(error: unknown): DeliveryFault {
  const { code = 'unknown', responseCode, response = '', command, message = '' } = error as SmtpError;
  const reply = replyOf(response);
  // RFC 5321, 4.2.1: 4yz may be tried again, 5yz may not.
  const permanent = ABOUT_THE_MESSAGE.has(code) && (responseCode === undefined || responseCode >= 500);
  // What is refused before it is said whom a mail is for is refused because of us.
  const isOfAddress = command === 'API' ? message.startsWith('Invalid recipient') : command !== 'MAIL FROM' && isNoMailbox(reply);
  return new DeliveryFault([code, responseCode, reply.status].filter(Boolean).join(' '), permanent, permanent && isOfAddress);
}
