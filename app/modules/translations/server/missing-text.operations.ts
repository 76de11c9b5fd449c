import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { addMissing, listMissing } from '../translations.contract.ts';
import { listMissingRows, noteMissing } from './missing-text.store.ts';

/** More than a person will go through; whoever is at this limit has another problem than one missing text. */
const MOST_KEPT = 2000;

export const missingTextHandlers = [
  handle(addMissing, async ({ db, services }, { language, namespace, ...texts }) => {
    if (services.translations.namespace(language, namespace) === null) throw new Failure('translations.unknownNamespace');
    const missing = Object.entries(texts)
      .filter(([key]) => !services.translations.has(language, `${namespace}:${key}`))
      .map(([key, fallback]) => ({ language, namespace, key, fallback }));
    if (missing.length > 0 && !(await noteMissing(db, missing, MOST_KEPT))) throw new Failure('translations.full');
    return { noted: missing.length };
  }),

  handle(listMissing, async ({ db, services }, filter) => {
    const { data, nextCursor } = await listMissingRows(db, filter);
    // Added to the locale files since; a job takes them away.
    const still = data.filter(({ language, namespace, key }) => !services.translations.has(language, `${namespace}:${key}`));
    return { data: still.map(({ id: _id, lastNotedAt, ...row }) => ({ ...row, lastNotedAt: lastNotedAt.toISOString() })), nextCursor };
  }),
];
