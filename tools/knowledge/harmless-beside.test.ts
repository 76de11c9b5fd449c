/** What hurries because of a likely disease, not of a finding that hurries by itself, must not hurry less for something harmless beside it. */
import { assess } from '@kolegia/clinical-differential/assess';
import { URGENCIES } from '@kolegia/clinical-differential/assessment';
import { readIndex } from '@kolegia/clinical-differential/differential-index';
import { prepareDifferential } from '@kolegia/clinical-differential/prepare';
import { builtKnowledge, builtTables } from '@kolegia/clinical-knowledge/testing/built';
import { expect, it } from 'vitest';
import { isHeldOut, readVignettes } from './vignettes.ts';

const HARMLESS = {
  en: ['Also dandruff for years.', 'Also an itchy insect bite on the arm.'],
  id: ['Juga ketombe sejak lama.', 'Juga bekas gigitan nyamuk yang gatal di lengan.'],
} as const;

/** One in so many vignettes: all of them take most of a minute. */
const EVERY = 10;
/** Lists that came after the sample was drawn stand behind the others, so that it asks the same as before, and some of theirs. */
const LATER = [/-blind-seventh-|-chats-|-hurried-/, /-hasty-/, /-blind-eighth-/];
const place = ({ id }: { readonly id: string }) => LATER.findIndex((lists) => lists.test(id)) + 1;
const inOrder = () => readVignettes().toSorted((one, other) => place(one) - place(other));

/** So many of some 55 are lowered, for which the harmless disease takes what the grave one would have. They may only become fewer. */
const LOWERED = 2;

it('the urgency of a disease hardly ever falls for a harmless complaint beside it', () => {
  const base = prepareDifferential(builtKnowledge(), readIndex(builtTables()));
  const rank = (text: string) => URGENCIES.indexOf(assess(base, { text }).urgency);
  const lowered: string[] = [];
  let asked = 0;
  for (const vignette of inOrder()
    .filter((one) => !isHeldOut(one))
    .filter((_, index) => index % EVERY === 0)) {
    const { urgency, urgencyReasons } = assess(base, { text: vignette.text });
    const isOfDisease = urgencyReasons.length > 0 && urgencyReasons.every(({ kind }) => kind === 'disease');
    if (!isOfDisease || (urgency !== 'emergency' && urgency !== 'urgent')) continue;
    for (const harmless of HARMLESS[vignette.language]) {
      asked += 1;
      if (rank(`${vignette.text} ${harmless}`) > URGENCIES.indexOf(urgency)) lowered.push(`${vignette.id}: ${harmless}`);
    }
  }
  expect(asked).toBeGreaterThan(40);
  expect(lowered.length, lowered.join('\n')).toBeLessThanOrEqual(LOWERED);
});
