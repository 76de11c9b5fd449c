/** Loaded for staff who look after texts: what their pages showed as a key is noted, each key once by a document. */
import { addMissing } from '#modules/translations/translations.contract.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { missingTexts } from '#platform/web/i18n.tsx';

const MOST_AT_ONCE = 100;
const reported = new Set<string>();

/** Nobody waits for it, and whoever looks at the page again tells again. */
export async function reportMissing(language: Language): Promise<void> {
  const fresh = [...missingTexts].filter((name) => !reported.has(name)).map((name) => name.split(':') as [string, string]);
  for (const [namespace, found] of Map.groupBy(fresh, ([name]) => name)) {
    const keys = found.slice(0, MOST_AT_ONCE).map(([, key]) => key);
    for (const key of keys) reported.add(`${namespace}:${key}`);
    const shown = Object.fromEntries(keys.map((key) => [key, key]));
    await callOverHttp(addMissing, { language, namespace, ...shown }, { unasked: true }).catch(() => undefined);
  }
}
