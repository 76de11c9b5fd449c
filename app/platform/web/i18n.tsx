/**
 * Texts for pages. A namespace is a module's name; the server has all of them, the browser fetches those a page needs
 * and waits for them by suspending.
 */
import { createContext, type ReactNode, use, useContext, useMemo } from 'react';
import type { Language } from '../i18n/languages.ts';
import { fill, type Texts, type Translate, translator, type Values } from '../i18n/translator.ts';
import { buildId } from './build-id.ts';
import type { TextSource } from './page-facts.ts';

const RETRIES = 5;
const FIRST_DELAY_MS = 350;
/** As long as a call may take: a network that swallows everything answers never. */
const PATIENCE_MS = 40_000;

const SourceContext = createContext<TextSource>({ language: 'en', read: () => ({}) });

export function TextsProvider({ source, children }: { source: TextSource; children: ReactNode }) {
  return <SourceContext value={source}>{children}</SourceContext>;
}

/** Translator for one module's texts: `const t = useTexts('cases'); t('list.title')`. */
export function useTexts(namespace: string): Translate {
  const source = useContext(SourceContext);
  const found = source.read(namespace);
  const texts = found instanceof Promise ? use(found) : found;
  return useMemo(() => translator(source.language, texts, (key) => note(`${namespace}:${key}`)), [source.language, namespace, texts]);
}

/** The language the page is in. */
export const useLanguage = (): Language => useContext(SourceContext).language;

/** What this document showed as its key, `namespace:key`: app/shell/web/report-missing.ts tells of it. */
export const missingTexts = new Set<string>();

/** A server would remember for all its readers. */
const note = (name: string) => import.meta.env.SSR || missingTexts.add(name);

/** Texts fetched once per page view from /locales/{lng}/{ns}.json, with five retries from 350 ms, doubling. */
export function fetchedTexts(language: Language): TextSource & { load(namespaces: readonly string[]): Promise<void> } {
  const asked = new Map<string, Promise<Texts>>();

  // Always a promise, also of what has come: React replays a component that waited, and it must then `use` the same again.
  function read(namespace: string): Promise<Texts> {
    const before = asked.get(namespace);
    if (before !== undefined) return before;
    const promise = fetchTexts(textsAddress(language, namespace));
    asked.set(namespace, promise);
    promise.then(
      // What React notes on a promise it has seen settled, so that texts that are there make nobody wait.
      (value) => void Object.assign(promise, { status: 'fulfilled', value }),
      () => asked.delete(namespace),
    );
    return promise;
  }
  return { language, read, load: async (namespaces) => void (await Promise.all(namespaces.map(read))) };
}

export const textsAddress = (language: Language, namespace: string) => `/locales/${language}/${namespace}.json?v=${buildId}`;

async function fetchTexts(url: string): Promise<Texts> {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(url, { credentials: 'same-origin', signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null);
    // What breaks off on its way has not come.
    const texts: Texts | null = response?.ok === true ? await response.json().catch(() => null) : null;
    if (texts !== null) return texts;
    if (response?.status === 404 || attempt >= RETRIES) throw new Error(`No texts at ${url}`);
    await new Promise((resolve) => setTimeout(resolve, FIRST_DELAY_MS * 2 ** attempt));
  }
}

/**
 * A sentence with parts of its own: `<Phrase text={t('wall.text')} parts={{ link: (words) => <a …>{words}</a> }} />` for
 * "Read it <link>in the browser</link>". The translator decides where the part stands. What members wrote comes as `values`, which are
 * filled in last: a name with signs of markup in it is a name.
 */
export function Phrase({ text, parts, values }: PhraseProps) {
  return text.split(/(<\w+>.*?<\/\w+>)/).map((piece, i) => {
    const [, name = '', words = ''] = /^<(\w+)>(.*?)<\/\1>$/.exec(piece) ?? [];
    const render = parts[name];
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never change places
    return render === undefined ? fill(piece, values) : <span key={i}>{render(fill(words, values))}</span>;
  });
}

interface PhraseProps {
  text: string;
  parts: Readonly<Record<string, (words: string) => ReactNode>>;
  values?: Values;
}
