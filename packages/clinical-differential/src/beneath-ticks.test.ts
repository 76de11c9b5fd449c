import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { realBase } from '../testing/real-base.ts';
import { assess, assessor } from './assess.ts';
import { evidenceOf } from './evidence-of.ts';
import { understand } from './language/understand.ts';
import { sumsBeside, sumsOf } from './reasoning/sums.ts';

const base = realBase();

const FOLDER = new URL('../../../evaluation/vignettes/', import.meta.url);
const texts = readdirSync(FOLDER)
  .flatMap((file) => (JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as { vignettes: { text: string }[] }).vignettes)
  .filter((_, at) => at % 150 === 0)
  .map(({ text }) => text);

const ids = base.model.findings.map(({ finding }) => finding.id);
const ticks = fc.array(fc.record({ id: fc.constantFrom(...ids, 'pregnant-now', 'fever', 'cough'), present: fc.boolean() }), {
  maxLength: 6,
});
const asked = fc.record({ text: fc.constantFrom(...texts, ''), findings: ticks });

it('adds to what a text says, or takes from it, what a sum of all of it anew comes to', () => {
  fc.assert(
    fc.property(asked, ({ text, findings }) => {
      const said = understand(base.language, text);
      const before = sumsOf(base.model, evidenceOf(base, { text }, said));
      const evidence = evidenceOf(base, { text, findings }, said);
      const [added, anew] = [sumsBeside(base.model, before, evidence), sumsOf(base.model, evidence)];
      expect(added.settled).toEqual(anew.settled);
      expect([...added.weights]).toEqual([...anew.weights]);
      expect(added.otherScore).toBe(anew.otherScore);
      const far = added.scores.findIndex(
        (score, disease) => !(score === anew.scores[disease] || Math.abs(score - (anew.scores[disease] ?? 0)) < 1e-9),
      );
      expect(far).toBe(-1);
    }),
    { numRuns: 200 },
  );
});

it('answers alike whatever was ticked or said of the patient before', () => {
  for (const text of texts.slice(0, 6)) {
    const ask = assessor(base, text);
    fc.assert(
      fc.property(
        ticks,
        fc.constantFrom(undefined, { pregnant: true }, { region: 'africa' as const }, { ageYears: 71 }),
        (findings, patient) => {
          const question = { findings, ...(patient === undefined ? {} : { patient }) };
          expect(ask(question)).toEqual(assess(base, { text, ...question }));
        },
      ),
      { numRuns: 12 },
    );
  }
});
