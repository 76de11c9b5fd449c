import { describe, expect, it } from 'vitest';
import { read } from '../../testing/reading.ts';

describe('who comes is not what with', () => {
  it.each([
    [
      'Asthma presents to the emergency room with progressive worsening of shortness of breath',
      'worse-than-usual-breathlessness',
      'variable-breathlessness',
    ],
    [
      'A 30-year-old with asthma comes to the clinic with worsening of shortness of breath',
      'worse-than-usual-breathlessness',
      'variable-breathlessness',
    ],
    ['asma datang ke IGD dengan sesak makin berat', 'worse-than-usual-breathlessness', 'variable-breathlessness'],
    ['A man with a headache presents to the clinic with a swollen knee', 'headache', 'bone-enlargement-or-bowing'],
    ['chest infection came to us with pain in the knee', 'knee-pain', 'chest-pain'],
    ['A man with a rash presents with a red eye', 'red-eye', 'maculopapular-rash'],
    ['Penderita sakit gigi dibawa ke IGD dengan kepala bocor', 'toothache', 'headache'],
  ])('%s', (text, there, not) => {
    const { present } = read(text);
    expect(present).toContain(there);
    expect(present).not.toContain(not);
  });
  it.each([
    ['Chest pain that comes with exertion', 'exertional-chest-pain'],
    ['Pain came on suddenly in the right lower abdomen', 'abdominal-pain'],
  ])('but of one thing: %s', (text, there) => expect(read(text).present).toContain(there));
});
