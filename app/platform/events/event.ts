/** Events are facts in the past tense. Producers do not know who listens. */
import type { z } from 'zod';
import type { Context } from '../operation/context.ts';

export interface EventDefinition<P extends z.ZodType = z.ZodType> {
  /** `module.nounVerbed`, for instance `library.commentAdded`. */
  readonly name: string;
  readonly payload: P;
}
export type PayloadOf<E extends EventDefinition> = z.output<E['payload']>;

export const event = <P extends z.ZodType>(name: string, payload: P): EventDefinition<P> => ({ name, payload });

/** What a subscriber is given: the transaction in which the event is marked as handled, and the services. */
export type SubscriberContext = Pick<Context, 'db' | 'services' | 'log' | 'emit' | 'afterCommit'>;

export interface Subscriber {
  readonly event: EventDefinition;
  /** `module.what`, unique: names what is still to be done for an event. */
  readonly name: string;
  /** At least once; what it writes commits together with the mark that it was done. */
  readonly run: (context: SubscriberContext, payload: unknown) => Promise<void>;
  /** In place of `run`, for events that came one right after another. */
  readonly runTogether?: (context: SubscriberContext, payloads: readonly unknown[]) => Promise<void>;
}

export function subscribe<E extends EventDefinition>(
  eventDefinition: E,
  name: string,
  run: (context: SubscriberContext, payload: PayloadOf<E>) => Promise<void>,
): Subscriber {
  return { event: eventDefinition, name, run: run as Subscriber['run'] };
}

/** For what costs little more for many than for one. They are given in the order in which they happened. */
export function subscribeTogether<E extends EventDefinition>(
  eventDefinition: E,
  name: string,
  run: (context: SubscriberContext, payloads: readonly PayloadOf<E>[]) => Promise<void>,
): Subscriber {
  const runTogether = run as NonNullable<Subscriber['runTogether']>;
  return { event: eventDefinition, name, run: (context, payload) => runTogether(context, [payload]), runTogether };
}
