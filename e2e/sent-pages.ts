/** Pages as the server sends them, asked for without a browser: status, address and what stands there before any script has run. */
import { decodeHTML } from 'entities';
import { sessionOf, someNetwork } from './sessions.ts';
import { site } from './site.ts';

export interface SentPage {
  readonly status: number;
  /** Where it leads: a path of this site, or the whole address of another one. Null where it leads nowhere. */
  readonly leadsTo: string | null;
  /** `name=value` and what goes with it, of each cookie that it sets. */
  readonly cookies: readonly string[];
  readonly html: string;
}

interface Asked {
  /** Signed in as `key` of sample/people.json. */
  readonly as?: string;
  /** What the browser has beside a session. */
  readonly cookies?: Readonly<Record<string, string>>;
}

/** Nobody goes where it leads: that is to be seen. */
export async function sentPage(path: string, { as, cookies = {} }: Asked = {}): Promise<SentPage> {
  const { url } = site();
  // Without the language that they chose: the address says it.
  const session = as === undefined ? [] : (await sessionOf(as)).filter(({ name }) => name !== 'user_language');
  const carried = [...session, ...Object.entries(cookies).map(([name, value]) => ({ name, value }))];
  const answer = await fetch(url + path, {
    redirect: 'manual',
    headers: {
      accept: 'text/html',
      'x-forwarded-for': someNetwork(),
      cookie: carried.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
  });
  const location = answer.headers.get('location');
  return {
    status: answer.status,
    leadsTo: location === null ? null : placeOf(new URL(location, url + path), url),
    cookies: answer.headers.getSetCookie(),
    html: await answer.text(),
  };
}

const placeOf = ({ origin, pathname, search, href }: URL, url: string) => (origin === url ? pathname + search : href);

/** What is read there, in one line; what scripts and styles hold is not. */
export const wordsOf = (html: string): string =>
  decodeHTML(html.replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** The main part of a page, as it was sent. */
export const mainOf = (html: string): string => /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';

/** The words of each entry of the lists on a page, as it was sent. */
export const entriesOf = (html: string): string[] =>
  mainOf(html)
    .split('<li')
    .slice(1)
    .map((entry) => wordsOf(`<li${entry}`));
