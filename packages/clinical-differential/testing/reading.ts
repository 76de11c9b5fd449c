/** What is read in a text, as the names of findings; for tests. */
import { counts } from '../src/evidence-of.ts';
import { understand } from '../src/language/understand.ts';
import { realBase } from './real-base.ts';

const { language } = realBase();

/** What is understood, with the findings that count for the patient, there and denied, in the order of the text. */
export function read(text: string) {
  const said = understand(language, text);
  const of = (present: boolean) =>
    said.mentions.filter((one) => counts(one) && one.present === present).map(({ finding }) => language.findings[finding]?.id);
  return { ...said, present: of(true), absent: of(false) };
}
