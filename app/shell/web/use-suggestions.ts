import { useEffect } from 'react';
import { type Suggestion, suggestOnSearch } from '#modules/search/search.contract.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useAsyncSearch } from '#ui/use-async-search.ts';

const MIN_LETTERS = 2;
const PAUSE_MS = 150;

/** Cases and colleagues for what was typed so far; when they cannot be asked for, none. */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const { items, state, search } = useAsyncSearch<Suggestion>({ find, minLength: MIN_LETTERS, delay: PAUSE_MS });
  useEffect(() => search(typed), [search, typed]);
  return state === 'failed' ? [] : items;
}

async function find(q: string): Promise<readonly Suggestion[]> {
  return (await callOverHttp(suggestOnSearch, { q })).suggestions;
}
