/** Texts that pages asked for and no locale file has. */
import { z } from 'zod';
import { command, main, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';

const Language = z.enum(['en', 'id']);

const MOST_KEYS = 100;
const LONGEST_KEY = 200;

const Place = { language: Language, namespace: z.string().regex(/^[a-z][a-z-]{0,39}$/) };
const Fallback = z.string().max(2000);

/** Beside the two parts of the address, every field is a key with the text that stood in for it: the form of i18next. */
const Missing = z
  .looseObject(Place)
  .refine((texts) => Object.keys(texts).length - Object.keys(Place).length <= MOST_KEYS, {
    error: 'translations.validation.tooMany',
    path: ['keys'],
    abort: true,
  })
  .refine((texts) => Object.keys(texts).every((key) => key.length <= LONGEST_KEY), {
    error: 'translations.validation.longKey',
    path: ['keys'],
    abort: true,
  })
  .pipe(z.object(Place).catchall(Fallback));

export const addMissing = command('translations.addMissing', {
  summary: 'Notes texts that are missing in a language, each by its key with what was shown in its place; known ones are passed over.',
  http: { method: 'POST', path: '/locales/add/:language/:namespace' },
  access: 'staff:translations',
  rate: 'write',
  input: Missing,
  output: z.strictObject({ noted: z.int() }),
  errors: { 'translations.unknownNamespace': 404, 'translations.full': 409 },
});

export const MissingText = z.strictObject({
  ...Place,
  key: z.string(),
  fallback: z.string(),
  /** How often it was noted. */
  times: z.int(),
  lastNotedAt: z.string(),
});

export const listMissing = query('translations.listMissing', {
  summary: 'Texts that were noted as missing and still are, newest first.',
  http: main.get('/translations/missing'),
  access: 'staff:translations',
  rate: 'read',
  input: z.strictObject({ ...PageInput, language: Language.optional() }),
  output: pageOf(MissingText),
  errors: {},
});
