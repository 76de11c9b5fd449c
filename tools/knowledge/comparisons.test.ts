import type { ComparedText } from '@kolegia/clinical-knowledge/comparison';
import { compileKnowledge } from '@kolegia/clinical-knowledge/compile';
import { describe, expect, it } from 'vitest';
import { withComparison } from './comparisons.ts';
import { readKnowledgeFiles } from './knowledge-files.ts';

const FILE = 'drugs/amoxicillin.yaml';
const files = readKnowledgeFiles().filter(({ path }) => path === FILE || /^(?:vocabulary|classes|sources|investigations)\//.test(path));
const text = (files.find(({ path }) => path === FILE)?.text ?? '').split('\ncompared:')[0] ?? '';
const { drugs } = compileKnowledge(files).knowledge;

describe('withComparison', () => {
  const read: ComparedText = { facts: ['kidney'], text: 'Amoxicillin capsules, 2.4', at: 'example.org', on: '2026-11-22' };
  const write = (yaml: string, one: Parameters<typeof withComparison>[2] = read) => {
    if (drugs.amoxicillin === undefined) throw new Error('no amoxicillin');
    return withComparison(yaml, drugs.amoxicillin, one);
  };

  it('adds what was read to the end of the file, once, and the compiler takes it', () => {
    const once = write(text);
    expect(write(once)).toBe(once);
    const later = write(once, { ...read, on: '2027-01-05' });
    expect(later.match(/Amoxicillin capsules/g)).toHaveLength(1);
    const both = write(later, { ...read, facts: ['doses', 'liver'], text: 'Amoxicillin, “section” 4.2: a "quote"' });
    const { knowledge, problems } = compileKnowledge(files.map((file) => (file.path === FILE ? { ...file, text: both } : file)));
    expect(problems.filter(({ path, at }) => path === FILE && at.startsWith('compared'))).toEqual([]);
    expect(knowledge.drugs.amoxicillin?.compared).toMatchObject([
      { facts: ['kidney'], text: 'Amoxicillin capsules, 2.4', at: 'example.org', on: '2027-01-05' },
      { facts: ['doses', 'liver'], text: 'Amoxicillin, “section” 4.2: a "quote"' },
    ]);
  });
});
