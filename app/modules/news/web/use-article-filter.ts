/** The list's filters as they stand in its address. */
import type { InputOf } from '#platform/operation/operation.ts';
import { listAddress } from '#platform/web/list-address.ts';
import { ARTICLE_TYPES, type ArticleType, type listArticles } from '../news.contract.ts';

export interface ArticleFilter {
  readonly speciality: string | null;
  readonly journal: string | null;
  readonly type: ArticleType | null;
  readonly language: 'en' | 'id' | null;
  /** Only of journals the reader follows. */
  readonly following: 'true' | null;
}

/** An address may hold anything: what is not a filter of ours is as if it were not there. */
export function filterOf(params: URLSearchParams): ArticleFilter {
  const slug = (name: string) =>
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(params.get(name) ?? '') ? (params.get(name)?.slice(0, 60) ?? null) : null;
  const language = params.get('language');
  return {
    speciality: slug('speciality'),
    journal: slug('journal'),
    type: ARTICLE_TYPES.find((type) => type === params.get('type')) ?? null,
    language: language === 'en' || language === 'id' ? language : null,
    following: params.get('following') === 'true' ? 'true' : null,
  };
}

export const filterPath = (filter: ArticleFilter, cursor?: string): string => listAddress('/news', { ...filter }, cursor);

export const filterInput = (filter: ArticleFilter): InputOf<typeof listArticles> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null));

export const isFiltered = (filter: ArticleFilter): boolean => filterPath(filter) !== '/news';
