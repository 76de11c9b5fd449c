import { useRouteLoaderData } from 'react-router';
import type { Language } from '../i18n/languages.ts';
import type { Reader } from './page-facts.ts';

/** What every page knows, from the root's loader. */
export interface PageFacts {
  readonly language: Language;
  readonly reader: Reader | null;
  readonly inApp: boolean;
  readonly theme: 'light' | 'dark' | null;
  readonly publicUrl: string;
  /** Name and password that calls without a session carry; every browser has them. */
  readonly clientCredential: string;
}

/** Of an app, whose pages no server renders: from its build. */
const BUILT_IN_CREDENTIAL: string = import.meta.env.VITE_PUBLIC_CLIENT_CREDENTIAL ?? 'website:kolegia';

export const NONE: PageFacts = {
  language: 'en',
  reader: null,
  inApp: false,
  theme: null,
  publicUrl: '',
  clientCredential: BUILT_IN_CREDENTIAL,
};

export function usePageFacts(): PageFacts {
  return useRouteLoaderData<PageFacts>('root') ?? NONE;
}

/** The signed-in reader, or null. */
export const useReader = (): Reader | null => usePageFacts().reader;
