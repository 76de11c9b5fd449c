/** What letters write short, and what is not what its words alone would say. */
import { describe, expect, it } from 'vitest';
import { read } from '../../testing/reading.ts';

it.each(['L leg swollen thigh to ankle, dusky', 'R calf swollen and tender', 'Betis ki bengkak'])(
  'knows the sides by a letter: %s',
  (text) => expect(read(text).present).toContain('unilateral-leg-swelling'),
);
it('but takes litres for no side', () => expect(read('given 2 L fluid').present).toEqual([]));

describe('swollen ankles', () => {
  it.each(['ankle oedema', 'both ankles puffy', 'swollen ankles and breathless', 'L leg swollen thigh to ankle'])('%s: no joint', (text) =>
    expect(read(text).present).not.toContain('joint-swelling'),
  );
  it.each(['red, hot, swollen ankle', 'her ankles are swollen and painful', 'pergelangan kaki bengkak, merah dan nyeri'])(
    '%s: a joint',
    (text) => expect(read(text).present).toContain('joint-swelling'),
  );
});

describe('colours', () => {
  it.each([
    ['the foot is dusky', 'cyanosis'],
    ['dusky toe', 'cyanosis'],
    ['kaki kanan kebiruan', 'cyanosis'],
    ['L leg swollen thigh to ankle, dusky', 'cyanosis'],
    ['runny nose, now thicker & yellowish', 'jaundice'],
  ])('%s: no %s', (text, finding) => expect(read(text).present).not.toContain(finding));
  it.each([
    ['lips are dusky', 'cyanosis'],
    ['grunting and dusky', 'cyanosis'],
    ['yellowish eyes', 'jaundice'],
  ])('%s: %s', (text, finding) => expect(read(text).present).toContain(finding));
});

describe('tiny red spots', () => {
  it.each(['bintik merah kecil di leher', 'tiny red spots on the neck, no fever', 'bintik merah kecil, demam (-)'])(
    '%s: a rash',
    (text) => {
      expect(read(text).present).toContain('rash');
      expect(read(text).present).not.toContain('petechiae');
    },
  );
  it.each(['demam 3 hari, bintik merah kecil di lengan', 'tiny red spots that do not fade', 'T 39.2, tiny red spots on the legs'])(
    '%s: petechiae',
    (text) => expect(read(text).present).toContain('petechiae'),
  );
});
