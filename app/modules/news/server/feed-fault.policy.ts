import type { SourceFault } from '../journal.contract.ts';

/** Why a feed could not be read, though its server answered. */
export class FeedFault extends Error {
  readonly reason: Extract<SourceFault, 'malformed' | 'entities' | 'unknownFormat'>;

  constructor(reason: FeedFault['reason'], cause?: unknown) {
    super(`feed: ${reason}`, cause === undefined ? undefined : { cause });
    this.name = 'FeedFault';
    this.reason = reason;
  }
}
