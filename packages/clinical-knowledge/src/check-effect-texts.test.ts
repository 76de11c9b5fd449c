import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileKnowledge } from './compile.ts';

const folder = path.join(import.meta.dirname, '..');
const few = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?:(?:classes|sources)\/.*|drugs\/(?:sumatriptan|zolmitriptan|moclobemide|phenelzine))\.yaml$/.test(file))
  .map((file) => ({ path: file, text: readFileSync(path.join(folder, file), 'utf8') }));

const FILE = 'interactions/triptan.maoi.yaml';
function complaints(effect: string, more = '', sides = ['sumatriptan, zolmitriptan', 'moclobemide']) {
  const text = `a: [${sides[0]}]
b: [${sides[1]}]
severity: contraindicated
interruptive: true
state: drafted
sources: { l4: "fda-label[sumatriptan] / 4 Contraindications" }
src: l4
effect: { en: "${effect}", id: "${effect}" }
mechanism: { en: "MAO-A clears it.", id: "MAO-A menguraikannya." }
management: { en: "Do not combine.", id: "Jangan digabung." }
${more}
onset: hours
evidence: established
`;
  return compileKnowledge([...few, { path: FILE, text }])
    .problems.filter(({ path: file }) => file === FILE)
    .map(({ at, message }) => `${at} ${message}`);
}

describe('what a file says happens', () => {
  it('names no drug that only some of its pairs have', () => {
    expect(complaints('Sumatriptan doubles.')).toEqual([
      expect.stringMatching(/^effect\.en names sumatriptan/),
      expect.stringMatching(/^effect\.id names sumatriptan/),
    ]);
    expect(complaints('{a} doubles.')).toEqual([]);
    expect(complaints('Moclobemide raises it.')).toEqual([]);
    expect(complaints('More Sumatriptanlike effects.')).toEqual([]);
  });

  it('also by a class', () => {
    expect(complaints('Sumatriptan doubles.', '', ['class:triptan', 'moclobemide'])).toHaveLength(2);
    expect(complaints('Moclobemide raises it.', '', ['sumatriptan', 'class:maoi'])).toEqual([
      expect.stringMatching(/^effect\.en names moclobemide/),
    ]);
  });

  it('may be said of some members for themselves', () => {
    const own = (of: string, effect: string) => `particular:\n  - { of: [${of}], effect: { en: "${effect}", id: "${effect}" } }`;
    expect(complaints('{a} rises.', own('sumatriptan', 'Sumatriptan doubles.'))).toEqual([]);
    expect(complaints('{a} rises.', own('sumatriptan', 'Zolmitriptan doubles.'))).toHaveLength(2);
    // Of the rest there is only one left.
    expect(complaints('Zolmitriptan rises.', own('sumatriptan', '{a} doubles.'))).toEqual([]);
    expect(complaints('{a} rises.', own('phenelzine', '{a} doubles.'))).toEqual([expect.stringContaining('names nobody of either side')]);
    expect(complaints('{a} rises.', own('warfarine', '{a} doubles.'))).toContainEqual(expect.stringContaining('there is no drug'));
  });

  it('says which of the two it happens to', () => {
    expect(complaints('The level of one of them changes.')).toEqual([expect.stringMatching(/^effect\.en says which of the two/)]);
    expect(complaints('Kadar obat lain naik.')).toEqual([expect.stringMatching(/^effect\.id says which of the two/)]);
  });

  it('does not leave open who {a} is', () => {
    const both = ['sumatriptan, zolmitriptan', 'zolmitriptan, sumatriptan'];
    expect(complaints('{a} raises {b}.', '', both)).toEqual([expect.stringContaining('which are on both sides')]);
    expect(complaints('The arteries close.', '', both)).toEqual([]);
  });
});
