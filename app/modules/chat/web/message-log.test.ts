import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Message } from '../chat-message.contract.ts';
import { linesOf, logOf, type MessageLog, mayBeAnswered, readOut, withChanges, withEnd, withMessage, withPage } from './message-log.tsx';
import { quoteOf } from './quote-of.tsx';

const PAGE = 4;

/** A server as this log may rely on: numbers in the order of commits, one message for each name of a device. */
function aServer() {
  const all: Message[] = [];
  let revision = 0;
  const quoteNow = (quote: Message['quote']) => {
    const said = all.find(({ id }) => id === quote?.id);
    return quote === null || said === undefined ? null : quoteOf(said);
  };
  /** An answer has no number for what becomes of what it answers. */
  const copy = (messages: readonly Message[]) => messages.map((message) => ({ ...message, quote: quoteNow(message.quote) }));
  return {
    all: () => copy(all),
    send(authorId: string, clientId: string, answers?: number): Message {
      const known = all.find((one) => one.authorId === authorId && one.clientId === clientId);
      if (known !== undefined) return copy([known])[0] as Message;
      const answered = answers === undefined ? undefined : all[answers];
      revision += 1;
      const message: Message = {
        id: `m${all.length}`,
        seq: all.length + 1,
        revision,
        authorId,
        authorName: authorId,
        clientId,
        text: clientId,
        image: null,
        file: null,
        happening: null,
        quote: answered === undefined ? null : quoteOf(answered),
        reactions: [],
        at: '2026-11-21T08:00:00.000Z',
        edited: false,
        deleted: false,
        writtenAt: null,
        expiresAt: null,
      };
      all.push(message);
      return copy([message])[0] as Message;
    },
    change(place: number, deleted: boolean): void {
      const message = all[place % Math.max(1, all.length)];
      if (message === undefined) return;
      revision += 1;
      Object.assign(message, { revision, edited: true, deleted, text: deleted ? '' : `${message.text}!` });
    },
    since(from: number, limit = 3) {
      const changed = copy(all)
        .filter((one) => one.revision > from)
        .sort((a, b) => a.revision - b.revision);
      const data = changed.slice(0, limit);
      const more = changed.length > limit;
      return { data, more, revision: more ? (data.at(-1)?.revision ?? 0) : revision, now: '' };
    },
    page({ before, from }: { before?: number; from?: number }) {
      const older = all.filter(({ seq }) => seq < (before ?? Number.POSITIVE_INFINITY));
      const some = from === undefined ? older.slice(-PAGE) : all.filter(({ seq }) => seq >= from).slice(0, PAGE);
      const data = copy(some);
      return {
        data,
        older: all.some(({ seq }) => seq < (data[0]?.seq ?? 0)),
        newer: all.some(({ seq }) => seq > (data.at(-1)?.seq ?? 0)) && data.length > 0,
        revision,
        now: '',
      };
    },
  };
}

type Server = ReturnType<typeof aServer>;

/** A window: answers lie on the wire until they are taken off it, in any order, some of them twice, some never. */
class Window {
  log: MessageLog;
  private readonly wire: ((log: MessageLog) => MessageLog)[] = [];
  private readonly server: Server;
  private readonly name: string;
  constructor(server: Server, name: string, from?: number) {
    this.server = server;
    this.name = name;
    this.log = logOf(server.page(from === undefined ? {} : { from }));
  }
  send(clientId: string, answers?: number) {
    const message = this.server.send(this.name, clientId, answers);
    this.wire.push((log) => withMessage(log, message));
  }
  ask() {
    const since = this.log.revision;
    const changes = this.server.since(since);
    this.wire.push((log) => withChanges(log, since, changes));
  }
  askOlder() {
    const [first] = this.log.messages;
    if (!this.log.older || first === undefined) return;
    const page = this.server.page({ before: first.seq });
    this.wire.push((log) => (log.messages[0]?.id === first.id ? withPage(log, page, 'before') : log));
  }
  /** Away from an earlier place, to the end. */
  askEnd() {
    const page = this.server.page({});
    this.wire.push((log) => withEnd(log, page));
  }
  take(place: number, fate: 'once' | 'twice' | 'never') {
    const [answer] = this.wire.splice(place % Math.max(1, this.wire.length), 1);
    if (answer === undefined) return;
    for (let n = 0; n < (fate === 'never' ? 0 : fate === 'twice' ? 2 : 1); n++) this.log = answer(this.log);
  }
  settle() {
    while (this.wire.length > 0) this.take(0, 'once');
    for (let more = true; more; ) {
      const since = this.log.revision;
      const changes = this.server.since(since);
      this.log = withChanges(this.log, since, changes);
      more = changes.more;
    }
    while (this.log.newer) this.log = withPage(this.log, this.server.page({ from: (this.log.messages.at(-1)?.seq ?? 0) + 1 }), 'after');
    while (this.log.older) this.log = withPage(this.log, this.server.page({ before: this.log.messages[0]?.seq ?? 0 }), 'before');
  }
}

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      who: fc.nat(2),
      name: fc.nat(12),
      answers: fc.option(fc.nat(20), { nil: undefined }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('change' as const), place: fc.nat(30), deleted: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('ask' as const), who: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('older' as const), who: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const), who: fc.nat(2) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('take' as const),
      who: fc.nat(2),
      place: fc.nat(9),
      fate: fc.constantFrom('once' as const, 'once' as const, 'twice' as const, 'never' as const),
    }),
  },
);

it('every window shows the same, in one order, once each, whatever is lost, repeated or late', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), fc.nat(9), (steps, before) => {
      const server = aServer();
      for (let n = 0; n < before; n++) server.send('early', `e${n}`);
      const windows = [new Window(server, 'anna'), new Window(server, 'anna'), new Window(server, 'budi', Math.max(1, before - 5))];
      for (const one of steps) {
        if (one.do === 'change') server.change(one.place, one.deleted);
        else {
          const window = windows[one.who] as Window;
          if (one.do === 'send') window.send(`c${one.name}`, one.answers);
          else if (one.do === 'ask') window.ask();
          else if (one.do === 'older') window.askOlder();
          else if (one.do === 'end') window.askEnd();
          else window.take(one.place, one.fate);
        }
        for (const { log } of windows) {
          const numbers = log.messages.map(({ seq }) => seq);
          expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        }
      }
      for (const window of windows) {
        window.settle();
        expect(window.log.messages).toEqual(server.all());
      }
    }),
    { numRuns: 400 },
  );
});

it('asks again for changes of a page that was read before them and came after them', () => {
  const server = aServer();
  for (let n = 0; n < PAGE + 1; n++) server.send('early', `e${n}`);
  let log = logOf(server.page({}));
  const older = server.page({ before: log.messages[0]?.seq ?? 0 });
  server.change(0, false);
  log = withChanges(log, log.revision, server.since(log.revision));
  log = withPage(log, older, 'before');
  log = withChanges(log, log.revision, server.since(log.revision));
  expect(log.messages).toEqual(server.all());
});

it('shows nothing whose time is over, and nothing twice that waits and has arrived', () => {
  const server = aServer();
  const log = logOf({
    ...server.page({}),
    data: [{ ...server.send('anna', 'one'), expiresAt: '2026-11-21T09:00:00.000Z' }, server.send('anna', 'two')],
  });
  const waiting = ['two', 'three'].map(
    (clientId) =>
      ({ clientId, conversationId: 'c', text: '', quote: null, image: null, file: null, at: 0, state: 'waiting', problem: null }) as const,
  );
  const at = (time: string) => linesOf(log, waiting, Date.parse(time));
  expect(at('2026-11-21T08:59:59.000Z').messages).toHaveLength(2);
  expect(at('2026-11-21T09:00:00.000Z').messages.map(({ clientId }) => clientId)).toEqual(['two']);
  expect(at('2026-11-21T09:00:00.000Z').waiting.map(({ clientId }) => clientId)).toEqual(['three']);
});

it('shows with an answer what it answers as that stands now, on show or not, and nothing of it once its time is over', () => {
  const server = aServer();
  server.send('anna', 'Give 10 mg');
  server.send('budi', 'Given', 0);
  const whole = logOf(server.page({}));
  for (let n = 0; n < PAGE; n++) server.send('early', `e${n}`);
  server.send('budi', 'Shall I repeat it?', 0);
  const end = logOf(server.page({}));
  expect(end.messages.map(({ id }) => id)).not.toContain('m0');
  server.change(0, false);
  const quotes = (log: MessageLog, now = 0) => linesOf(log, [], now).messages.flatMap(({ quote }) => quote ?? []);
  const put = (log: MessageLog) => {
    for (let known = log; ; ) {
      const { more, ...changes } = server.since(known.revision);
      known = withChanges(known, known.revision, changes);
      if (!more) return known;
    }
  };
  expect(quotes(put(whole)).map(({ text }) => text)).toEqual(['Give 10 mg!', 'Give 10 mg!']);
  expect(quotes(put(end)).map(({ text }) => text)).toEqual(['Give 10 mg!']);
  server.change(0, true);
  for (const log of [whole, end]) expect(quotes(put(log)).at(-1)).toMatchObject({ what: 'deleted', text: '' });
  const at = '2026-11-21T09:00:00.000Z';
  const passing = { ...whole, messages: whole.messages.map((one) => (one.id === 'm0' ? { ...one, expiresAt: at } : one)) };
  expect(quotes(passing, Date.parse(at) - 1)).toMatchObject([{ text: 'Give 10 mg' }]);
  expect(quotes(passing, Date.parse(at))).toMatchObject([{ what: 'hidden', text: '' }]);
});

it('shows what is written at an earlier place, where the end is not on show, and goes there', () => {
  const server = aServer();
  for (let n = 0; n < 3 * PAGE; n++) server.send('early', `e${n}`);
  const waiting = [
    { clientId: 'new', conversationId: 'c', text: '', quote: null, image: null, file: null, at: 0, state: 'waiting', problem: null },
  ] as const;
  const place = logOf(server.page({ from: 2 }));
  expect(place.newer).toBe(true);
  expect(linesOf(place, waiting, 0).waiting).toEqual(waiting);
  const sent = server.send('anna', 'new');
  const end = withEnd(withMessage(place, sent), server.page({}));
  expect([end.messages.at(-1), end.messages.length, end.older, end.newer]).toEqual([sent, PAGE, true, false]);
  expect(linesOf(end, waiting, 0).waiting).toEqual([]);
  // A window that is there already keeps what stands above.
  const whole = withPage(end, server.page({ before: end.messages[0]?.seq ?? 0 }), 'before');
  expect(withEnd(whole, server.page({}))).toBe(whole);
});

it('leaves a page out that was asked for from another place', () => {
  const server = aServer();
  for (let n = 0; n < 4 * PAGE; n++) server.send('early', `e${n}`);
  const place = logOf(server.page({ from: 2 }));
  const after = server.page({ from: (place.messages.at(-1)?.seq ?? 0) + 1 });
  const end = withEnd(place, server.page({}));
  expect(withPage(end, after, 'after', place)).toBe(end);
  expect(withPage(place, after, 'after', place).messages).toHaveLength(2 * PAGE);
});

it('reads out what others say, and of a blocked colleague only that they said something', () => {
  const server = aServer();
  const said = server.send('budi', 'one');
  expect(readOut(said, 'anna', [])).toBe('words');
  expect(readOut(said, 'anna', ['budi'])).toBe('folded');
  expect(readOut(said, 'budi', [])).toBe(null);
  expect(readOut({ ...said, deleted: true }, 'anna', ['budi'])).toBe(null);
  expect(readOut(undefined, 'anna', [])).toBe(null);
});

it('asks whether a stranger’s request was answered whenever something has changed since: a yes may come together with words', () => {
  const server = aServer();
  const asked = logOf({ ...server.page({}), data: [server.send('anna', 'May I?')], revision: 1 });
  expect(mayBeAnswered({ request: 'outgoing', revision: 1 }, asked)).toBe(false);
  server.send('budi', 'Please do');
  const heard = withChanges(asked, 1, server.since(1));
  expect(mayBeAnswered({ request: 'outgoing', revision: 1 }, heard)).toBe(true);
  // Read again, it is none any more, or nothing was said to it.
  expect(mayBeAnswered({ request: 'none', revision: 2 }, heard)).toBe(false);
  expect(mayBeAnswered({ request: 'outgoing', revision: 2 }, heard)).toBe(false);
});
