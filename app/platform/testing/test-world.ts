/** The product on a database of its own, for tests: operations are called through the pipeline, as named people. */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { modules } from '#app/modules.ts';
import { openDatabase, type PageReading } from '../db/database.ts';
import type { Replica } from '../db/replica.ts';
import type { Message } from '../delivery/delivery.ts';
import { silentLog } from '../log/log.ts';
import type { CookieToSet, RequestInfo, UploadedFile } from '../operation/context.ts';
import { JsonText } from '../operation/handler.ts';
import type { InputOf, Operation, OutputOf } from '../operation/operation.ts';
import { type Runtime, startRuntime } from '../runtime.ts';
import type { Services } from '../services.ts';
import type { Member, Viewer } from '../session/viewer.ts';
import { memoryStorage } from './memory-storage.ts';
import { recordedJobs } from './recorded-jobs.ts';
import { openTestDatabase, readOnly } from './test-database.ts';

export const TEST_SECRET = 'a secret that only tests know, long enough';

export interface Caller {
  readonly viewer: Viewer;
  /** Rejects with `Failure`. */
  call<Op extends Operation>(
    operation: Op,
    input: InputOf<Op>,
    options?: { file?: UploadedFile; key?: string; request?: Partial<RequestInfo>; reading?: PageReading },
  ): Promise<OutputOf<Op>>;
  /** Cookies the last call set. */
  readonly cookies: readonly CookieToSet[];
}

export interface TestWorld {
  readonly runtime: Runtime;
  readonly databaseUrl: string;
  /** What was sent by mail, SMS or WhatsApp, oldest first. */
  readonly sent: Message[];
  /** What was told to browsers. */
  readonly told: { to: string; name: string; payload: unknown }[];
  as(viewer: Viewer): Caller;
  /** Brings all committed events to their subscribers. */
  settle(): Promise<void>;
  /** Runs what was enqueued so far. */
  runJobs(): Promise<void>;
  close(): Promise<void>;
}

/**
 * One per test file: `const world = await openTestWorld()` in `beforeAll`, `world.close()` in `afterAll`. On a database that is
 * given, it leaves it as it is.
 */
export async function openTestWorld(
  given: {
    databaseUrl?: string;
    registers?: Services['settings']['registers'];
    pushService?: string;
    checksPerDay?: Services['settings']['checksPerDay'];
    deliveryReportSecret?: string;
    /** All of them unless named. */
    channels?: readonly Message['channel'][];
  } = {},
): Promise<TestWorld> {
  const { databaseUrl, drop } =
    given.databaseUrl === undefined ? await openTestDatabase() : { databaseUrl: given.databaseUrl, drop: async () => undefined };
  const sent: Message[] = [];
  const told: TestWorld['told'] = [];
  const jobs = recordedJobs();
  // Its own: what another world has in work at the same moment is nothing left behind by this one.
  const workFolder = path.join(tmpdir(), `kolegia-test-work-${randomUUID()}`);
  const runtime = await startRuntime({
    modules,
    databaseUrl,
    replica: readingFrom(databaseUrl),
    poolSize: 6,
    settings: {
      publicUrl: 'http://localhost:3000',
      secret: TEST_SECRET,
      plainLocalhost: true,
      ffmpeg: { ffmpeg: undefined, ffprobe: undefined },
      // Nobody listens there: tests ask no register that they did not start themselves.
      registers: given.registers ?? { crossref: 'http://127.0.0.1:9', orcid: 'http://127.0.0.1:9' },
      push: { keys: undefined, subject: 'mailto:it@kolegia.test', service: given.pushService },
      checksPerDay: given.checksPerDay ?? { free: 1000, paid: 10_000 },
      workFolder,
      deliveryReportSecret: given.deliveryReportSecret,
    },
    log: silentLog,
    storage: memoryStorage(),
    jobs,
    delivery: {
      delivery: { channels: given.channels ?? ['mail', 'sms', 'whatsapp'], send: async (_db, message) => void sent.push(message) },
      jobs: [],
    },
    realtime: {
      toMember: (id, { name: event, payload }) => void told.push({ to: `member:${id}`, name: event, payload }),
      toMembers: (ids, { name: event, payload }) => void told.push(...ids.map((id) => ({ to: `member:${id}`, name: event, payload }))),
      toRoom: (room, { name: event, payload }) => void told.push({ to: room, name: event, payload }),
      recheckRoom: (room) => void told.push({ to: room, name: 'rechecked', payload: {} }),
      recheckMembers: (ids) => void told.push(...ids.map((id) => ({ to: `member:${id}`, name: 'rechecked', payload: {} }))),
      endSessions: (ids) => void told.push(...ids.map((id) => ({ to: `session:${id}`, name: 'ended', payload: {} }))),
    },
    strict: true,
    work: false,
  });
  return {
    runtime,
    databaseUrl,
    sent,
    told,
    as: (viewer) => callerAs(runtime, viewer),
    settle: () => runtime.dispatcher.drain(),
    runJobs: () => jobs.runAll(),
    async close() {
      await runtime.close();
      await rm(workFolder, { recursive: true, force: true });
      await drop();
    },
  };
}

/** A query that writes fails here already, and not only in an installation with a replica. */
function readingFrom(databaseUrl: string): Replica {
  const { db, close } = openDatabase({ url: readOnly(databaseUrl), max: 4, onError: () => undefined });
  return { db, close, isCurrent: () => true, distrust: () => undefined };
}

function callerAs(runtime: Runtime, viewer: Viewer): Caller {
  let cookies: readonly CookieToSet[] = [];
  return {
    viewer,
    get cookies() {
      return cookies;
    },
    async call(operation, input, options = {}) {
      const request: RequestInfo = {
        requestId: randomUUID(),
        viewer,
        language: 'en',
        ip: '127.0.0.1',
        userAgent: 'test',
        initiator: 'web',
        idempotencyKey: options.key ?? null,
        cookies: {},
        madeFor: null,
        mayHaveWritten: false,
        ...options.request,
      };
      const answer = await runtime.pipeline.run(operation.name, {
        request,
        input,
        file: options.file ?? null,
        ...(options.reading !== undefined && { reading: options.reading }),
      });
      cookies = answer.cookies;
      return (answer.response instanceof JsonText ? JSON.parse(answer.response.text) : answer.response) as never;
    },
  };
}

/** A viewer for tests that need no stored member. */
export const viewerLike = (overrides: Partial<Member> & { id: string }): Member => ({
  sessionId: `session-of-${overrides.id}`,
  verified: true,
  premium: false,
  rights: [],
  specialityId: null,
  ...overrides,
});
