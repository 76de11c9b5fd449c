import { expect, it } from 'vitest';
import { fileName } from './file-name.policy.ts';
import { findingsIn, knowledge } from './knowledge.data.ts';

const nameOf = (kind: Parameters<typeof fileName>[1], id: string, language: 'en' | 'id') =>
  fileName(knowledge(), kind, id, findingsIn().get(`findings/${id}.yaml`) ?? [], language);

it('calls a file by what stands in it, in the language of whoever reads', () => {
  expect(nameOf('diseases', 'abdominal-aortic-aneurysm', 'en')).toBe('Abdominal aortic aneurysm');
  expect(nameOf('diseases', 'abdominal-aortic-aneurysm', 'id')).toBe('Aneurisma aorta abdominalis');
  expect(nameOf('drugs', 'amiodarone', 'id')).toBe('Amiodaron');
  expect(nameOf('mechanisms', 'potassium-sum', 'id')).toBe('Kenaikan kalium bertambah');
  expect(nameOf('interactions', 'radiocontrast.metformin', 'en')).toBe('Contrast media × Metformin');
  expect(nameOf('interactions', 'radiocontrast.metformin', 'id')).toBe('Media kontras × Metformin');
  const [english, indonesian] = [nameOf('findings', 'skin', 'en'), nameOf('findings', 'skin', 'id')];
  expect(english).toMatch(/^[^,]+, [^,]+, [^,]+ …$/);
  expect(indonesian).toMatch(/^[^,]+, [^,]+, [^,]+ …$/);
  expect(indonesian).not.toBe(english);
});
