import { data, type RouterContextProvider } from 'react-router';
import type { StaffRight } from '#modules/identity/verification.contract.ts';
import { CallFailure } from '#platform/operation/errors.ts';
import { forMember } from '#platform/web/for-member.ts';
import { pageOf } from '#platform/web/page-context.ts';
import type { Caller } from '#platform/web/page-facts.ts';

export interface ConsoleTab {
  /** Text `console.tab.<id>`, and the last part of the address. */
  readonly id: 'verification' | 'approvals' | 'reports' | 'log' | 'texts' | 'sliders' | 'news' | 'knowledge';
  readonly right: StaffRight;
}

const CONSOLE_TABS: readonly ConsoleTab[] = [
  { id: 'verification', right: 'verification' },
  { id: 'approvals', right: 'approvals' },
  { id: 'reports', right: 'approvals' },
  { id: 'log', right: 'approvals' },
  { id: 'texts', right: 'translations' },
  { id: 'sliders', right: 'promotion' },
  { id: 'news', right: 'news' },
  { id: 'knowledge', right: 'knowledge' },
];

export const tabsFor = (rights: readonly string[]): readonly ConsoleTab[] => CONSOLE_TABS.filter(({ right }) => rights.includes(right));

interface LoaderArgs {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
}

/** For loaders of the desk. Whoever has no business here finds nothing here. */
export async function forStaff<Data>(args: LoaderArgs, load: (call: Caller) => Promise<Data>): Promise<Data> {
  const page = pageOf(args.context);
  if (page !== null && tabsFor(page.reader?.rights ?? []).length === 0) throw data(null, { status: 404 });
  return forMember(args, load).catch((error: unknown) => {
    throw error instanceof CallFailure && error.code === 'access.staff' ? data(null, { status: 404 }) : error;
  });
}

/** Of the page's address, for the first page of a queue. */
export function pageInput(request: Request): { cursor?: string } {
  const cursor = new URL(request.url).searchParams.get('cursor');
  return cursor === null ? {} : { cursor };
}
