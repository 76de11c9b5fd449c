import { expect, it, vi } from 'vitest';
import { builtIndex } from '../testing/built.ts';
import { loadKnowledge } from './knowledge-index.ts';

it('reads the doses of a drug when somebody asks for them, once, and of no other', () => {
  const knowledge = loadKnowledge(builtIndex());
  const read = vi.spyOn(JSON, 'parse');
  try {
    const { amoxicillin } = knowledge.drugs;
    expect(amoxicillin?.names.en).toBe('Amoxicillin');
    expect(read).not.toHaveBeenCalled();
    expect(amoxicillin?.dosing.length).toBeGreaterThan(0);
    expect(amoxicillin?.adjustments?.renal).toBeDefined();
    expect(amoxicillin?.dosing).toBe(amoxicillin?.dosing);
    expect(read).toHaveBeenCalledOnce();
  } finally {
    read.mockRestore();
  }
});

it('leaves nothing of a record out where all of it is written down', () => {
  const { drugs, findings } = loadKnowledge(builtIndex());
  expect(Object.keys({ ...drugs.amoxicillin })).toContain('dosing');
  expect(JSON.parse(JSON.stringify(findings.cough))).toMatchObject({
    id: 'cough',
    lay: { en: expect.arrayContaining([expect.any(String)]) },
  });
});
