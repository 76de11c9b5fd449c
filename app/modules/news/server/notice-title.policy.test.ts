import { expect, it } from 'vitest';
import { concernedTitle } from './notice-title.policy.ts';

it.each([
  ['Retraction: Early oral antibiotics', 'Early oral antibiotics'],
  ['RETRACTED ARTICLE: Early oral antibiotics', 'Early oral antibiotics'],
  ['Retraction notice to “Early oral antibiotics” [J Exp 12 (2024) 3-9]', 'Early oral antibiotics'],
  ['Author Correction: Early oral antibiotics', 'Early oral antibiotics'],
  ['Correction to: Early oral antibiotics', 'Early oral antibiotics'],
  ['Erratum for Early oral antibiotics', 'Early oral antibiotics'],
  ['Statement of Retraction: Early oral antibiotics', 'Early oral antibiotics'],
  ['[Retracted] Early oral antibiotics', 'Early oral antibiotics'],
  ['Retraction—Early oral antibiotics', 'Early oral antibiotics'],
  ['Editorial Expression of Concern: Early oral antibiotics', 'Early oral antibiotics'],
  ['Expression of concern for: “Early oral antibiotics”', 'Early oral antibiotics'],
  ['Retraction to: “Expression of concern: Early oral antibiotics”', 'Early oral antibiotics'],
  ['Partial Retraction: Early oral antibiotics', 'Early oral antibiotics'],
  ['Retraction and replacement of: Early oral antibiotics', 'Early oral antibiotics'],
  ['Retracted and republished: Early oral antibiotics', 'Early oral antibiotics'],
  ['TEMPORARY REMOVAL: Early oral antibiotics', 'Early oral antibiotics'],
  ['Pernyataan keprihatinan atas artikel: Antibiotik oral dini', 'Antibiotik oral dini'],
  ['Retraction: Correction of hyponatraemia in cirrhosis', 'Correction of hyponatraemia in cirrhosis'],
  ['Correction: In vitro activity of a drug', 'In vitro activity of a drug'],
  ['Retraction: To treat or not to treat', 'To treat or not to treat'],
  ['RETRACTED – Early oral antibiotics', 'Early oral antibiotics'],
  ['RETRACTED — Early oral antibiotics', 'Early oral antibiotics'],
  ['Retraction of Article: Early oral antibiotics', 'Early oral antibiotics'],
  ['Article Retraction: Early oral antibiotics', 'Early oral antibiotics'],
  ['Corrected and republished: Early oral antibiotics', 'Early oral antibiotics'],
  ['Correction for “Early oral antibiotics”', 'Early oral antibiotics'],
  ['DITARIK: Antibiotik oral dini', 'Antibiotik oral dini'],
  ['Artikel ditarik: Antibiotik oral dini', 'Antibiotik oral dini'],
  ['Pencabutan artikel: Antibiotik oral dini', 'Antibiotik oral dini'],
  ['Retraction: Article processing charges in oncology', 'Article processing charges in oncology'],
])('%s is about %s', (title, about) => {
  expect(concernedTitle(title)).toBe(about);
});
