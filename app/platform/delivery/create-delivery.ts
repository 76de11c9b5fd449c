/** Messages that leave: queued with the caller's transaction, put into words and sent by a job. */
import path from 'node:path';
import type { Config } from '../config/config.ts';
import { hasOutbox, missingGateways } from '../config/gateways.ts';
import type { Job } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Logger } from '../log/log.ts';
import type { Carrier, Channel } from './carrier.ts';
import type { Delivery } from './delivery.ts';
import { DeliveryFault } from './delivery-fault.ts';
import { createGatewayClient } from './gateway.client.ts';
import { type FakeService, startGatewayFake } from './gateway.fake.ts';
import { createMailClient } from './mail.client.ts';
import { startMailFake } from './mail.fake.ts';
import { messageJob, type Urgency, waitingMessage } from './message.job.ts';
import type { MessageGates } from './message-gate.ts';
import { createOutbox, type Outbox } from './outbox.ts';

export interface DeliveryOptions {
  readonly config: Pick<Config, 'mail' | 'sms' | 'whatsapp' | 'publicUrl' | 'sampleWorld' | 'dataFolder'>;
  /** Seals what of a message nobody may read while it waits. */
  readonly secret: string;
  readonly jobs: Jobs;
  readonly gates: MessageGates;
  readonly log: Logger;
  /** As the sample world does, lets channels that are not set up end in the outbox. */
  readonly development?: boolean;
}

export interface DeliveryService {
  readonly delivery: Delivery;
  readonly jobs: readonly Job[];
  /** What did not leave because a channel is a fake; null when none is. */
  readonly outbox: Outbox | null;
  close(): Promise<void>;
}

const CHANNELS: readonly Channel[] = ['mail', 'sms', 'whatsapp'];

export function createDelivery({ config, secret, jobs, gates, log, development = false }: DeliveryOptions): DeliveryService {
  const missing = missingGateways(config);
  const folder = path.join(config.dataFolder, 'outbox');
  const outbox = hasOutbox(config, development) ? createOutbox(folder) : null;
  if (outbox !== null) log.warn({ settings: missing, folder }, 'not set: these messages stay here, on the page /outbox');
  else if (missing.length > 0) log.warn({ settings: missing }, 'not set: these messages are not sent');

  const opened = new Map<string, Promise<Carrier>>();
  /** With connections of its own for what is urgent: those of the other may all be busy. */
  const carrierOf = (channel: Channel, urgency: Urgency): Promise<Carrier> => {
    const key = `${channel} ${urgency}`;
    const known = opened.get(key);
    if (known !== undefined) return known;
    const carrier = open(channel, config, outbox);
    opened.set(key, carrier);
    carrier.catch(() => opened.delete(key));
    return carrier;
  };
  const queuesOf = (channel: Channel) => {
    const queue = (urgency: Urgency) =>
      messageJob(secret, gates, async (by, as, message) => (await carrierOf(by, as)).deliver(message), channel, urgency);
    return { urgent: queue('urgent'), other: queue('other') };
  };
  const queues = { mail: queuesOf('mail'), sms: queuesOf('sms'), whatsapp: queuesOf('whatsapp') };

  const isSetUp = { mail: config.mail.smtpUrl !== undefined, sms: config.sms !== undefined, whatsapp: config.whatsapp !== undefined };
  return {
    delivery: {
      channels: CHANNELS.filter((channel) => outbox !== null || isSetUp[channel]),
      async send(db, message) {
        const { channel, expiresAt, newestOf: key } = message;
        if (key !== undefined) for (const { urgent } of Object.values(queues)) await jobs.takeBack(db, urgent, key);
        const queue = queues[channel][expiresAt === undefined ? 'other' : 'urgent'];
        await jobs.enqueue(db, queue, waitingMessage(secret, message), key === undefined ? {} : { key });
      },
    },
    jobs: Object.values(queues).flatMap(({ urgent, other }) => [urgent, other]),
    outbox,
    async close() {
      for (const carrier of opened.values()) await (await carrier).close();
    },
  };
}

async function open(channel: Channel, config: DeliveryOptions['config'], outbox: Outbox | null): Promise<Carrier> {
  if (channel === 'mail') {
    const { smtpUrl, from, bounceDomain } = config.mail;
    const client = (url: string) => createMailClient({ smtpUrl: url, from, publicUrl: config.publicUrl, bounceDomain });
    if (smtpUrl !== undefined) return client(smtpUrl);
    return outbox === null ? nowhere : throughFake(await startMailFake(outbox), client);
  }
  const gateway = config[channel];
  if (gateway !== undefined) return createGatewayClient(gateway);
  return outbox === null
    ? nowhere
    : throughFake(await startGatewayFake(channel, outbox), (url) => createGatewayClient({ url, token: undefined }));
}

function throughFake(fake: FakeService, connect: (url: string) => Carrier): Carrier {
  const carrier = connect(fake.url);
  return {
    deliver: carrier.deliver,
    async close() {
      await carrier.close();
      await fake.close();
    },
  };
}

const nowhere: Carrier = {
  deliver: async () => {
    throw new DeliveryFault('not set up', true);
  },
  close: async () => {},
};
