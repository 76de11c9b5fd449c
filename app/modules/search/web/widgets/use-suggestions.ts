import { useEffect } from 'react';
import { itemPath } from '#modules/library/library.contract.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import type { IconName } from '#ui/icon.tsx';
import { useAsyncSearch } from '#ui/use-async-search.ts';
import { placePath, type Suggestion, suggestOnSearch, topicPath } from '../../search.contract.ts';

const MIN_LETTERS = 2;
const PAUSE_MS = 150;

/** Something that has a name and a page. */
export interface Suggested {
  readonly id: string;
  readonly name: string;
  readonly icon: IconName;
  readonly path: string;
}

/** What begins as was typed so far; when it cannot be asked for, nothing. */
export function useSuggestions(typed: string): readonly Suggested[] {
  const { items, state, search } = useAsyncSearch<Suggested>({ find, minLength: MIN_LETTERS, delay: PAUSE_MS });
  useEffect(() => search(typed), [search, typed]);
  return state === 'failed' ? [] : items;
}

async function find(q: string): Promise<readonly Suggested[]> {
  return (await callOverHttp(suggestOnSearch, { q })).suggestions.map(suggested);
}

function suggested(suggestion: Suggestion): Suggested {
  const id = `${suggestion.type}-${suggestion.id}`;
  switch (suggestion.type) {
    case 'person':
      return { id, icon: 'user', name: suggestion.name, path: `/profile/${suggestion.id}` };
    case 'forum':
      return { id, icon: 'messages', name: suggestion.name, path: placePath(suggestion) };
    case 'community':
      return { id, icon: 'users', name: suggestion.name, path: placePath(suggestion) };
    case 'topic':
      return { id, icon: 'search', name: suggestion.name, path: topicPath({ type: suggestion.topic, id: suggestion.id }) };
    case 'item':
      return { id, icon: 'notes', name: suggestion.title, path: itemPath(suggestion) };
  }
}
