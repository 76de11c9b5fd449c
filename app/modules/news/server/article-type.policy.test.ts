import { expect, it } from 'vitest';
import type { ArticleType } from '../news.contract.ts';
import { articleType } from './article-type.policy.ts';

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
  // As Taylor & Francis, JAMA, Wiley, Hindawi, Spandidos, Elsevier, Cochrane and The Lancet write them.
  ['Statement of Retraction: A drug for everything', 'retraction'],
  ['Notice of Retraction: Smith J, et al. A drug for everything. JAMA. 2024;331(2):100-110', 'retraction'],
  ['RETRACTION: A drug for everything', 'retraction'],
  ['Retracted: A drug for everything', 'retraction'],
  ['[Retracted] A drug for everything', 'retraction'],
  ['Retraction of: “A drug for everything”', 'retraction'],
  ['Retraction—A drug for everything', 'retraction'],
  ['WITHDRAWN: A drug for everything', 'retraction'],
  ['Withdrawal notice to: A drug for everything', 'retraction'],
  ['REMOVED: A drug for everything', 'retraction'],
  ['Penarikan artikel: Obat untuk semua penyakit', 'retraction'],
  ['Retraction to: “Expression of concern: A drug for everything”', 'retraction'],
  ['Retraction: A drug for everything', 'retraction', ['Expression of Concern']],
  ['Expression of Concern: A drug for everything', 'concern'],
  ['Expression of concern—A drug for everything', 'concern'],
  ['Editorial Expression of Concern: A drug for everything', 'concern'],
  ["Editor's expression of concern on A drug for everything", 'concern'],
  ['Interim Expression of Concern for A drug for everything', 'concern'],
  ['[Expression of Concern] A drug for everything', 'concern'],
  ['Notice of Concern: A drug for everything', 'concern'],
  ['Pernyataan keprihatinan: Obat untuk semua penyakit', 'concern'],
  ['Anything at all', 'concern', ['Expression of Concern']],
  // Part of an article, a version of it, or for the time being: less than taken back, more than corrected.
  ['Partial Retraction: A drug for everything', 'concern'],
  ['Partial retraction of “A drug for everything”', 'concern'],
  ['Retraction and replacement: A drug for everything', 'concern'],
  ['Notice of Retraction and Replacement. Smith J, et al. A drug for everything. JAMA Intern Med. 2024', 'concern'],
  ['Retraction and republication: A drug for everything', 'concern'],
  ['Retracted and republished: A drug for everything', 'concern'],
  ['RETRACTED AND REPUBLISHED ARTICLE: A drug for everything', 'concern'],
  ['TEMPORARY REMOVAL: A drug for everything', 'concern'],
  ['Removal of Expression of Concern: A drug for everything', 'correction'],
  ['Withdrawal of the expression of concern: A drug for everything', 'correction'],
  ['Concerns of parents about vaccination in a rural district', 'research'],
  ['Expression of concern-related genes in gastric cancer', 'research'],
  ['Partial retraction of the rotator cuff tendon on imaging', 'research'],
  ['Removed teeth and the risk of endocarditis', 'research'],
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
