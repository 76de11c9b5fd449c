import { expect, it } from 'vitest';
import type { ArticleType } from '../news.contract.ts';
import { articleType, concernedTitle } from './article-type.policy.ts';

const titled: [title: string, type: ArticleType, terms?: readonly string[]][] = [
  ['Early oral antibiotics after surgery: a randomised, open-label trial', 'trial'],
  ['Safety of a new vaccine in adults: phase 2 dose-finding study', 'trial'],
  ['Uji klinis acak terkontrol pemberian zink pada balita dengan diare', 'trial'],
  ['Beta blockers after infarction: systematic review and meta-analysis of randomised trials', 'review'],
  ['Perioperative care of frail patients: a narrative review', 'review'],
  ['Tinjauan sistematis terapi oksigen pada neonatus', 'review'],
  ['2026 clinical practice guideline for the management of heart failure', 'guideline'],
  ['Konsensus penatalaksanaan demam berdarah dengue', 'guideline'],
  ['Barriers to guideline adherence in primary care', 'research'],
  ['A rare case of adult intussusception', 'case'],
  ['Laporan kasus: anak dengan sindrom Kawasaki', 'case'],
  ['Retraction: Early oral antibiotics after surgery', 'retraction'],
  ['RETRACTED ARTICLE: A drug for everything', 'retraction'],
  ['Retraction notice to “A drug for everything” [J Exp 12 (2024) 3-9]', 'retraction'],
  ['Expression of Concern: A drug for everything', 'retraction'],
  ['Retraction of the tongue base during laryngoscopy and the view obtained', 'research'],
  ['Tendon retraction after rotator cuff tears', 'research'],
  ['Correction to: Early oral antibiotics after surgery', 'correction'],
  ['Erratum: Early oral antibiotics after surgery', 'correction'],
  ['Correction of hyponatraemia in cirrhosis', 'research'],
  ['Department of Error', 'correction'],
  ['Withdrawal of care in the intensive care unit', 'research'],
  ['Commentary: what we owe to patients', 'opinion'],
  ['Anything at all', 'opinion', ['Editorial']],
  ['Anything at all', 'case', ['Case Report']],
  ['Anything at all', 'trial', ['Randomized Controlled Trial']],
  ['Changes of blood pressure with age in a rural cohort', 'research'],
];

it.each(titled)('%s: %s', (...[title, type, terms = []]) => {
  expect(articleType({ title, terms, isAgency: false })).toBe(type);
});

it('agencies announce', () => {
  expect(articleType({ title: 'Update on the outbreak', terms: [], isAgency: true })).toBe('news');
});

it.each([
  ['Retraction: Early oral antibiotics', 'Early oral antibiotics'],
  ['RETRACTED ARTICLE: Early oral antibiotics', 'Early oral antibiotics'],
  ['Retraction notice to “Early oral antibiotics” [J Exp 12 (2024) 3-9]', 'Early oral antibiotics'],
  ['Author Correction: Early oral antibiotics', 'Early oral antibiotics'],
  ['Correction to: Early oral antibiotics', 'Early oral antibiotics'],
  ['Erratum for Early oral antibiotics', 'Early oral antibiotics'],
])('%s is about %s', (title, about) => {
  expect(concernedTitle(title)).toBe(about);
});
