/** For loaders of composers: what the address asks for. */
import { data, type RouterContextProvider } from 'react-router';
import { getUserBasicDetail } from '#modules/identity/member.contract.ts';
import { CallFailure } from '#platform/operation/errors.ts';
import { FRESH_DRAFT } from '#platform/web/draft-copy.ts';
import { call, pageOf } from '#platform/web/page-context.ts';
import type { Caller } from '#platform/web/page-facts.ts';
import { toLogin } from '#platform/web/redirects.ts';

export interface Composer<Draft, Line> {
  /** In the address, before the id of something published that is to be changed. */
  readonly changeParam: string;
  readonly draft: (ask: Caller, id: string) => Promise<Draft>;
  readonly drafts: (ask: Caller) => Promise<{ readonly data: readonly Line[] }>;
}

interface PageArgs {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
}

/** A change, one draft, the drafts to choose from, or an empty desk. */
export async function loadComposer<Draft, Line>({ context, request }: PageArgs, composer: Composer<Draft, Line>) {
  const page = pageOf(context);
  if (page?.reader == null) throw toLogin(request, page?.language ?? 'en');
  const ask = call(context);
  const query = new URL(request.url).searchParams;
  const [changedId, wanted] = [query.get(composer.changeParam), query.get('draft')];
  const common = { memberId: page.reader.id, now: new Date().toISOString(), author: await ask(getUserBasicDetail, {}) };
  if (changedId !== null) return { ...common, view: 'change' as const, changedId };
  if (wanted !== null && wanted !== FRESH_DRAFT) {
    const draft = await composer.draft(ask, wanted).catch(goneOrThrow);
    return { ...common, view: 'desk' as const, draft, lostId: draft === null ? wanted : null };
  }
  const drafts = wanted === FRESH_DRAFT ? [] : (await composer.drafts(ask)).data;
  return drafts.length > 0
    ? { ...common, view: 'drafts' as const, drafts }
    : { ...common, view: 'desk' as const, draft: null, lostId: null };
}

/** A draft that was published or discarded: this device may still hold text of it. */
function goneOrThrow(error: unknown): null {
  if (!(error instanceof CallFailure)) throw error;
  if (error.code === 'request.invalid') throw data(null, { status: 404 });
  if (error.status === 404) return null;
  throw error;
}
