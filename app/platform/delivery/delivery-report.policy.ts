/** What a delivery report says of each recipient (RFC 3464), as far as it is needed to know whether somebody is there. */
import { isNoMailbox, replyOf } from './refusal.policy.ts';

/** More of one report are not looked at: each mail of ours has one recipient. */
const MOST_RECIPIENTS = 20;
const MOST_LINES = 2_000;
const LINE_LENGTH = 1_000;

export interface RecipientReport {
  /** `failed`, `delayed`, `delivered`, `relayed`, `expanded`; small letters. */
  readonly action: string;
  readonly status: string | null;
  /** What the server said, where it was one that speaks SMTP. */
  readonly diagnostic: string | null;
}

/** Blocks of fields, parted by empty lines: the first is about the report, the others about a recipient each. */
export function recipientsIn(text: string): RecipientReport[] {
  const blocks: Map<string, string>[] = [new Map()];
  let last: string | null = null;
  for (const line of text.split(/\r\n|\r|\n/, MOST_LINES)) {
    const fields = blocks.at(-1) ?? new Map<string, string>();
    const [, name, value = ''] = /^([A-Za-z][A-Za-z0-9-]{0,60})[ \t]*:(.*)$/.exec(line.slice(0, LINE_LENGTH)) ?? [];
    if (line.trim() === '') {
      if (fields.size > 0) blocks.push(new Map());
      last = null;
    } else if (/^[ \t]/.test(line) && last !== null) {
      fields.set(last, `${fields.get(last) ?? ''} ${line.trim().slice(0, LINE_LENGTH)}`.slice(0, 4 * LINE_LENGTH));
    } else {
      last = name?.toLowerCase() ?? null;
      // Of a field that comes twice, the first counts.
      if (last !== null && !fields.has(last)) fields.set(last, value.trim());
      else last = null;
    }
  }
  return blocks
    .filter((fields) => fields.has('action') && (fields.has('final-recipient') || fields.has('original-recipient')))
    .slice(0, MOST_RECIPIENTS)
    .map((fields) => ({
      action: (fields.get('action') ?? '').toLowerCase(),
      status: /^([245]\.\d{1,3}\.\d{1,3})(?:\s|$)/.exec(fields.get('status') ?? '')?.[1] ?? null,
      diagnostic: /^smtp[ \t]*;[ \t]*(.*)$/i.exec(fields.get('diagnostic-code') ?? '')?.[1] ?? null,
    }));
}

/** True when it says that nobody is at the address: delays, and refusals that are about us, do not. */
export const saysNobody = (recipients: readonly RecipientReport[]): boolean =>
  recipients.some(({ action, status, diagnostic }) => {
    if (action !== 'failed') return false;
    const reply = replyOf(diagnostic ?? '');
    return isNoMailbox({ ...reply, status: status === null || status.endsWith('.0.0') ? (reply.status ?? status) : status });
  });
