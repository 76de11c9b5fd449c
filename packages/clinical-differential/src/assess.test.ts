import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { realBase } from '../testing/real-base.ts';
import { assess, assessor, LONGEST_TEXT } from './assess.ts';
import { type ChosenFinding, URGENCIES } from './assessment.ts';

const base = realBase();
const findings = base.model.findings.map(({ finding }) => finding);
const anyFinding = fc.constantFrom(...findings.map(({ id }) => id));
const chosen = (ids: readonly string[]): ChosenFinding[] => ids.map((id) => ({ id }));
const rank = (urgency: (typeof URGENCIES)[number]) => URGENCIES.indexOf(urgency);

const APPENDICITIS =
  'A 17-year-old boy had pain round the navel, now pain in the right lower abdomen, since yesterday. No appetite, vomited once. T 38.0.';

describe('an answer', () => {
  const answer = assess(base, { text: APPENDICITIS });

  it('ranks, says why and how soon', () => {
    expect(answer.likely[0]).toMatchObject({ id: 'appendicitis', dangerous: true, urgency: 'emergency', drafted: true });
    expect(answer.likely[0]?.for.map(({ findingId }) => findingId)).toContain('right-lower-quadrant-pain');
    expect(answer.likely.length).toBeGreaterThanOrEqual(10);
    expect(answer.urgency).toBe('emergency');
    expect(answer.patient).toMatchObject({ ageYears: 17, sex: 'male', days: 1 });
    expect(answer.sources.length).toBeGreaterThan(0);
  });
  it('names what must not be missed, and how it is ruled out', () => {
    expect(answer.mustNotMiss.map(({ id }) => id)).toContain('appendicitis');
    expect(answer.mustNotMiss.every(({ dangerous }) => dangerous)).toBe(true);
    expect(answer.mustNotMiss[0]?.ruledOutBy.length).toBeGreaterThan(0);
  });
  it('asks what is not known yet, the most telling for its cost first', () => {
    const known = new Set(answer.understood.map(({ findingId }) => findingId));
    expect(answer.nextQuestions.length).toBeGreaterThan(3);
    for (const { findingId, information } of answer.nextQuestions) {
      expect(known.has(findingId)).toBe(false);
      expect(information).toBeGreaterThanOrEqual(0);
    }
  });
  it('begins with the same, and is as afraid, however many are asked for', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyFinding, { minLength: 1, maxLength: 6 }), (ids) => {
        const [few, many] = [10, 50].map((limit) => assess(base, { findings: chosen(ids), limit }));
        expect(many?.likely.slice(0, 10)).toEqual(few?.likely);
        expect(many?.mustNotMiss).toEqual(few?.mustNotMiss);
      }),
      { numRuns: 60 },
    );
  });
  it('understands the same in Indonesian', () => {
    const other = assess(base, {
      text: 'Anak laki-laki 17 tahun nyeri di sekitar pusar, kini perut kanan bawah, sejak kemarin. Tidak nafsu makan, muntah sekali. Suhu 38,0.',
    });
    expect(other.likely[0]?.id).toBe('appendicitis');
    expect(other.urgency).toBe('emergency');
  });
  it('is plain JSON', () => expect(JSON.parse(JSON.stringify(answer))).toEqual(answer));
});

describe('who the patient is', () => {
  it('goes by the form before the text', () => {
    const answer = assess(base, { text: 'A 30-year-old woman with cough', patient: { ageYears: 70, sex: 'male' } });
    expect(answer.patient).toMatchObject({ ageYears: 70, sex: 'male' });
  });
  it('gives nobody a disease that they cannot have', () => {
    const text = 'Lower abdominal pain, vaginal discharge and pain when passing urine.';
    const ids = assess(base, { text, patient: { sex: 'male' }, limit: 50 }).likely.map(({ id }) => id);
    expect(ids).not.toContain('pelvic-inflammatory-disease');
    expect(assess(base, { text, patient: { sex: 'female' } }).likely.map(({ id }) => id)).toContain('pelvic-inflammatory-disease');
  });
  it('thinks of dengue in Indonesia before it does in the north', () => {
    const text = 'High fever for four days, headache, pain behind the eyes, aching muscles.';
    const of = (region: 'indonesia' | 'temperate') =>
      assess(base, { text, patient: { region }, limit: 50 }).likely.find(({ id }) => id === 'dengue')?.probability ?? 0;
    expect(of('indonesia')).toBeGreaterThan(of('temperate'));
  });
  it('leaves out what a relative has', () => {
    const alone = assess(base, { text: 'A man has had a cough for two days.' });
    const related = assess(base, { text: 'A man has had a cough for two days. His mother has had a headache.' });
    expect(related.likely.map(({ id }) => id)).toEqual(alone.likely.map(({ id }) => id));
    expect(related.understood.find(({ findingId }) => findingId === 'headache')).toMatchObject({ whose: 'family', counts: false });
  });
});

describe('always', () => {
  it('the order of findings does not matter', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyFinding, { minLength: 2, maxLength: 6 }), (ids) => {
        const one = assess(base, { findings: chosen(ids) });
        const other = assess(base, { findings: chosen([...ids].reverse()) });
        expect(other.likely.map(({ id }) => id)).toEqual(one.likely.map(({ id }) => id));
        expect(other.urgency).toBe(one.urgency);
      }),
      { numRuns: 40 },
    );
  });
  it('an alarming finding, beside what makes it so, never makes it less urgent', () => {
    const alarming = fc.constantFrom(...findings.filter(({ urgency }) => urgency !== undefined));
    fc.assert(
      fc.property(fc.uniqueArray(anyFinding, { maxLength: 4 }), alarming, (ids, { id, urgency = 'urgent', urgentWith = [] }) => {
        const before = assess(base, { findings: chosen(ids) }).urgency;
        const after = assess(base, { findings: chosen([...ids, id, ...urgentWith.slice(0, 1)]) }).urgency;
        expect(rank(after)).toBeLessThanOrEqual(rank(urgency));
        if (urgency === 'emergency') expect(rank(after)).toBeLessThanOrEqual(rank(before));
      }),
      { numRuns: 60 },
    );
  });
  it('a harmless explanation beside it lowers no urgency that a finding gives', () => {
    const grave = assess(base, { text: 'Crushing pain in the centre of the chest.' });
    const beside = assess(base, {
      text: 'Crushing pain in the centre of the chest. Runny nose, sneezing, sore throat, cough since yesterday.',
    });
    expect(grave.urgency).toBe('emergency');
    expect(beside.urgency).toBe('emergency');
  });
  it('a disease that cannot be without a finding is not made likelier by its absence', () => {
    const cases = base.model.diseases.flatMap(({ disease, required }) =>
      required.map((number) => [disease.id, findings[number]?.id ?? ''] as const),
    );
    fc.assert(
      fc.property(fc.constantFrom(...cases), fc.uniqueArray(anyFinding, { maxLength: 3 }), ([disease, missing], ids) => {
        fc.pre(!ids.includes(missing));
        const of = (list: ChosenFinding[]) =>
          assess(base, { findings: list, limit: 50 }).likely.find(({ id }) => id === disease)?.probability ?? 0;
        expect(of([...chosen(ids), { id: missing, present: false }])).toBeLessThanOrEqual(of(chosen(ids)) + 1e-4);
      }),
      { numRuns: 40 },
    );
  });
  it('probabilities are shares of one', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyFinding, { maxLength: 5 }), (ids) => {
        const { likely, otherProbability } = assess(base, { findings: chosen(ids) });
        const sum = likely.reduce((total, { probability }) => total + probability, otherProbability);
        expect(sum).toBeLessThanOrEqual(1.001);
        expect(likely.length).toBeGreaterThanOrEqual(10);
        for (const { probability } of likely) expect(probability).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 30 },
    );
  });
  it('what implies another counts once', () => {
    const narrow = assess(base, { findings: chosen(['right-lower-quadrant-pain']) });
    const both = assess(base, { findings: chosen(['right-lower-quadrant-pain', 'abdominal-pain']) });
    expect(both.likely.map(({ id, probability }) => [id, probability])).toEqual(
      narrow.likely.map(({ id, probability }) => [id, probability]),
    );
  });
  it('a text read once answers the same as one read anew', () => {
    const ticked = [{ id: 'rebound-tenderness' }];
    expect(assessor(base, APPENDICITIS)({ findings: ticked })).toEqual(assess(base, { text: APPENDICITIS, findings: ticked }));
  });
});

describe('strange input', () => {
  it('reports what contradicts itself', () => {
    expect(assess(base, { findings: chosen(['dry-cough', 'productive-cough']) }).contradictions).toMatchObject([
      { why: 'exclude-each-other' },
    ]);
    const both = assess(base, { findings: [{ id: 'fever' }, { id: 'fever', present: false }, { id: 'cough' }] });
    expect(both.contradictions).toMatchObject([{ findings: [{ id: 'fever' }, { id: 'fever' }], why: 'present-and-absent' }]);
    expect(both.likely.map(({ id }) => id)).toContain('community-acquired-pneumonia');
    expect(assess(base, { text: 'He has a rash. There is no rash.' }).contradictions).toMatchObject([{ why: 'present-and-absent' }]);
  });
  it.each(['', '   \n ', '!!!???', '12345 67890', '🙂🙂', 'lorem ipsum dolor sit amet', '(((((((', 'a'.repeat(5000)])(
    '%j is no patient',
    (text) => {
      const answer = assess(base, { text });
      expect(answer.empty).toBe(true);
      expect(answer.urgency).toBe('routine');
      expect(answer.likely.length).toBeGreaterThanOrEqual(10);
    },
  );
  it('keeps the rest of the answer beside an unknown finding', () => {
    const answer = assess(base, { text: APPENDICITIS, findings: [{ id: 'no-such-finding' }] });
    expect(answer.notUnderstood).toContainEqual({ span: [0, 0], words: 'no-such-finding', why: 'unknown-finding' });
    expect(answer.likely[0]?.id).toBe('appendicitis');
  });
  it('reads 200 kB, and no more', () => {
    const page = `${APPENDICITIS} `;
    const answer = assess(base, { text: page.repeat(Math.ceil(LONGEST_TEXT / page.length) + 50) });
    expect(answer.likely[0]?.id).toBe('appendicitis');
    expect(Math.max(...answer.understood.flatMap(({ span }) => (span === undefined ? [] : [span[1]])))).toBeLessThanOrEqual(LONGEST_TEXT);
  });
  it('never throws at what is no language', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'binary' }), (text) => {
        expect(assess(base, { text }).likely.length).toBeGreaterThanOrEqual(10);
      }),
      { numRuns: 60 },
    );
  });
});
