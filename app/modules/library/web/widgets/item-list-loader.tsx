/** For loaders of the pages that list the items of one kind. */
import type { RouterContextProvider } from 'react-router';
import type { Page } from '#platform/operation/paging.ts';
import { listOrRest } from '#platform/web/list-loader.ts';
import { pack } from '#platform/web/pack.ts';
import { call } from '#platform/web/page-context.ts';
import type { Caller } from '#platform/web/page-facts.ts';
import { type ItemKind, listMostViewed } from '../../library.contract.ts';

const MOST_READ = 5;

interface PageArgs {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
}

export interface ItemList<Filter, Item> {
  readonly kind: ItemKind;
  readonly filterOf: (params: URLSearchParams) => Filter;
  readonly list: (ask: Caller, filter: Filter, cursor: string | undefined) => Promise<Page<Item>>;
}

/** The page of the list that the address asks for, and what is most read of its kind. */
export async function loadItemList<Filter, Item>({ context, request }: PageArgs, { kind, filterOf, list }: ItemList<Filter, Item>) {
  const { searchParams } = new URL(request.url);
  const filter = filterOf(searchParams);
  const ask = call(context);
  const load = async () => {
    const [page, mostRead] = await Promise.all([
      list(ask, filter, searchParams.get('cursor') ?? undefined),
      ask(listMostViewed, { kind, limit: MOST_READ }),
    ]);
    return pack(context, { filter, page, mostRead: mostRead.data });
  };
  return listOrRest(load, () => pack(context, { filter, page: null, mostRead: [] }));
}
