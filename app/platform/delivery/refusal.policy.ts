/**
 * What a mail server means by a refusal: that there is nobody at the address, or something about us, which says nothing of the
 * address. Only the first ends what is sent there; where it is in doubt, somebody may be there.
 */

/** A reply of a mail server (RFC 5321), or what a report says of one. */
export interface Reply {
  /** 550; null where there was none. */
  readonly code: number | null;
  /** 5.1.1 (RFC 3463); null where there was none. */
  readonly status: string | null;
  readonly text: string;
}

export const replyOf = (line: string): Reply => {
  const [, code, status] = /^(\d{3})(?:[ -](?:([245]\.\d{1,3}\.\d{1,3})(?![\d.]))?|$)/.exec(line) ?? [];
  return { code: code === undefined ? null : Number(code), status: status ?? null, text: line };
};

/** No such mailbox or domain, or a mailbox that is closed; 5.1.7 and 5.1.8 are about the sender. */
const NOBODY = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1']);
/** Codes that say nothing: what they mean stands in words. */
const VAGUE = new Set(['5.0.0', '5.1.0', '5.2.0']);
const PERMANENT = 500;

/** Said of senders and of what they send, whatever code stands before it. */
const ABOUT_US =
  /\b(?:block(?:ed|ing|list\w*)|black ?list\w*|listed|dnsbl|rbl|spam\w*|unsolicited|reputation|policy|polic(?:y|ies)|denied|not accepted|prohibit\w*|dmarc|dkim|spf|relay\w*|banned|greylist\w*|rate limit\w*|sender)\b/i;
const NOBODY_IN_WORDS =
  /\b(?:(?:user|recipient|mailbox|account|address)\b.{0,40}?\b(?:unknown|not found|does(?: not|n['’]t) exist|no longer exists|is disabled)|(?:unknown|no such|invalid) (?:user|recipient|mailbox|account|address)|no mailbox here|user doesn['’]t have an?\b)/i;

/** Names and addresses are no words: somebody may be called `policy@`. */
const ADDRESS = /<[^<>]*>|https?:\/\/\S+|\S+@\S+/g;

/** True when nobody can be reached there, by what the server said. */
export function isNoMailbox({ code, status, text: said }: Reply): boolean {
  const text = said.replace(ADDRESS, ' ');
  if ((code !== null && code < PERMANENT) || (status !== null && !status.startsWith('5.')) || ABOUT_US.test(text)) return false;
  if (status !== null && !VAGUE.has(status)) return NOBODY.has(status);
  return (code !== null || status !== null) && NOBODY_IN_WORDS.test(text);
}
