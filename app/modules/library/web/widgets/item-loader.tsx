/** For loaders of the pages of items. */
import { data, type RouterContextProvider } from 'react-router';
import { getApproval } from '#modules/moderation/approval.contract.ts';
import { CallFailure } from '#platform/operation/errors.ts';
import { asNotFound } from '#platform/web/not-there.ts';
import { call } from '#platform/web/page-context.ts';
import type { Caller } from '#platform/web/page-facts.ts';
import { listComments } from '../../discussion.contract.ts';
import { COMMENTS_PER_PAGE } from './use-comments.ts';

const GONE = 410;

interface PageArgs {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
}

/** An item with the first page of what is said about it, or with the page of its discussion that the address asks for. */
export async function loadItem<View>({ context, request }: PageArgs, id: string, read: (ask: Caller) => Promise<View>) {
  const ask = call(context);
  const cursor = new URL(request.url).searchParams.get('comments') ?? undefined;
  try {
    const list = (after?: string) => ask(listComments, { itemId: id, limit: COMMENTS_PER_PAGE, cursor: after });
    // A place in the discussion that is none leads to its beginning, as an address that was cut off on its way may.
    const discussion = cursor === undefined ? list() : list(cursor).catch((error) => (isBadCursor(error) ? list() : Promise.reject(error)));
    // The item says why it cannot be read; its discussion knows only that it is not there, and may say so first.
    discussion.catch(() => undefined);
    const view = await read(ask);
    return { view, comments: await discussion };
  } catch (error) {
    return asNotFound(error);
  }
}

const isBadCursor = (error: unknown) => error instanceof CallFailure && error.body.fields?.cursor !== undefined;

/** The answer of a page whose item was taken down. */
export const gone = () => data(null, { status: GONE });

/** What those who write an item are told of its approval; null for whoever is another. */
export async function ownApproval(context: PageArgs['context'], itemId: string) {
  try {
    return await call(context)(getApproval, { itemId });
  } catch (error) {
    if (error instanceof CallFailure && error.status === 404) return null;
    throw error;
  }
}

/** As `loadItem`, with what its author is told of its approval. An item that was taken down is answered by null. */
export async function loadOwnableItem<View extends { readonly can: { readonly edit: boolean } }>(
  args: PageArgs,
  id: string,
  read: (ask: Caller) => Promise<View>,
) {
  try {
    const page = await loadItem(args, id, read);
    return { ...page, approval: page.view.can.edit ? await ownApproval(args.context, id) : null };
  } catch (error) {
    if (error instanceof CallFailure && error.status === GONE) return null;
    throw error;
  }
}
