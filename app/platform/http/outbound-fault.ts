/** `address`: not on the open internet; `type`: not a kind of content that was asked for; `status`: an answer of 400 or more. */
export type OutboundReason = 'scheme' | 'address' | 'redirects' | 'size' | 'time' | 'type' | 'status' | 'unreachable';

/** Why something out there was not read. Whoever named the address may be told the reason, and nothing more. */
export class OutboundFault extends Error {
  readonly reason: OutboundReason;
  /** Of the last answer, when there was one. */
  readonly status: number | null;
  /** In how many seconds the last answer asked to be tried again; null where it did not say. */
  readonly retryAfter: number | null;

  constructor(reason: OutboundReason, status: number | null = null, retryAfter: number | null = null) {
    super(`outbound: ${reason}`);
    this.name = 'OutboundFault';
    this.reason = reason;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
