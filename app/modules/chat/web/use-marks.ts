/** Who has got and read what, and what the reader has. */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { CallFailure } from '#platform/operation/errors.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { CONNECTED, RESUMED } from '#platform/web/live-messages.ts';
import { useMemberMessages } from '#platform/web/realtime.ts';
import { CHAT_MARKED, CHAT_TYPING, type Conversation, type Participant } from '../chat.contract.ts';
import { type Message, markChat, signalTyping } from '../chat-message.contract.ts';

export type MessageState = 'sent' | 'delivered' | 'read';

/** How far everybody else is, live. */
export function useOthersMarks(conversation: Conversation, memberId: string): (seq: number) => MessageState {
  const [live, setLive] = useState<ReadonlyMap<string, Pick<Participant, 'delivered' | 'read'>>>(new Map());
  useMemberMessages(({ name, payload }) => {
    if (name !== CHAT_MARKED || payload.conversationId !== conversation.id) return;
    const { memberId: of, delivered, read } = payload as { memberId: string; delivered: number; read: number | null };
    setLive((known) => new Map(known).set(of, { delivered, read }));
  });
  const others = conversation.participants
    .filter(({ member }) => member.id !== memberId)
    .map((one) => {
      const later = live.get(one.member.id);
      if (later === undefined) return one;
      const read = later.read === null || one.read === null ? (later.read ?? one.read) : Math.max(later.read, one.read);
      return { delivered: Math.max(one.delivered, later.delivered), read };
    });
  return (seq) => {
    if (others.length === 0) return 'sent';
    if (others.every(({ read }) => read !== null && read >= seq)) return 'read';
    return others.every(({ delivered }) => delivered >= seq) ? 'delivered' : 'sent';
  };
}

interface Marks {
  readonly delivered: number;
  readonly read: number;
}

/** Says each mark once; one that did not arrive is said again when it is next asked for. */
export function createTeller(begun: Marks, send: (marks: Marks) => Promise<unknown>): (lastSeq: number, seen: boolean) => void {
  let told = begun;
  return (lastSeq, seen) => {
    if (lastSeq <= told.delivered && (!seen || lastSeq <= told.read)) return;
    const before = told;
    const marks = { delivered: lastSeq, read: seen ? Math.max(told.read, lastSeq) : told.read };
    told = marks;
    send(marks).catch((error: unknown) => {
      if (told === marks) told = before;
      ignoreFailure(error);
    });
  };
}

const PAUSE_MS = 300;

/** Says what has come, and what has been seen: once the page is looked at and its end is in view. */
export function useOwnMarks(id: string, lastSeq: number, readSeq: number, atEnd: boolean): void {
  const [say] = useState(() =>
    createTeller({ delivered: 0, read: readSeq }, (marks) => callOverHttp(markChat, { id, ...marks }, { unasked: true })),
  );
  const tell = useEffectEvent(() => say(lastSeq, atEnd && document.visibilityState === 'visible'));
  // What was said without a line.
  useMemberMessages(({ name }) => {
    if (name === CONNECTED || name === RESUMED) tell();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them may be what was waited for.
  useEffect(() => {
    const timer = setTimeout(tell, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [lastSeq, atEnd]);
  useEffect(() => {
    const handle = () => tell();
    document.addEventListener('visibilitychange', handle);
    return () => document.removeEventListener('visibilitychange', handle);
  }, []);
}

const TYPING_MS = 5_000;

type Said = Pick<Message, 'seq' | 'authorId'>;

/** Of those who gave a sign, by the number of the last message at that time: who has said nothing since. */
export const stillTyping = (signs: ReadonlyMap<string, number>, messages: readonly Said[]): readonly string[] =>
  [...signs].filter(([who, since]) => !messages.some(({ seq, authorId }) => authorId === who && seq > since)).map(([who]) => who);

/** Ids of those who are writing now, beside what they have said. */
export function useTyping(id: string, messages: readonly Said[]): readonly string[] {
  const [signs, setSigns] = useState<ReadonlyMap<string, number>>(new Map());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useMemberMessages(({ name, payload }) => {
    if (name !== CHAT_TYPING || payload.conversationId !== id || typeof payload.memberId !== 'string') return;
    const who = payload.memberId;
    clearTimeout(timers.current.get(who));
    const since = messages.at(-1)?.seq ?? 0;
    setSigns((known) => new Map(known).set(who, since));
    timers.current.set(
      who,
      setTimeout(() => setSigns((known) => new Map([...known].filter(([one]) => one !== who))), TYPING_MS),
    );
  });
  return stillTyping(signs, messages);
}

/** Tells the others, not more often than they need to hear it. */
export function useTellTyping(id: string): () => void {
  const last = useRef(0);
  return useCallback(() => {
    if (Date.now() - last.current < TYPING_MS - 1_500) return;
    last.current = Date.now();
    callOverHttp(signalTyping, { id }, { unasked: true }).catch(ignoreFailure);
  }, [id]);
}

function ignoreFailure(error: unknown): void {
  if (!(error instanceof CallFailure)) throw error;
}
