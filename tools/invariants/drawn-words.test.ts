import { expect, it } from 'vitest';
import { withoutFonts } from '#platform/testing/without-fonts.ts';

it('draws the words of sample pictures on a machine without fonts', async () => {
  // Boxes are all alike: charts whose labels differ in one sign would be the same.
  const same = await withoutFonts(`
    const { drawing } = await import('#sample/drawings/drawing.ts');
    const { rasterOf } = await import('#sample/raster.ts');
    const drawn = async (unit) => {
      const series = [{ label: 'A', unit, points: [[0, 1], [2, 4]] }];
      return (await rasterOf(drawing({ kind: 'labTrend', params: { xLabel: 'day', series }, seed: 's' }).svg, 36)).toString('base64');
    };
    const same = [];
    for (const [one, other] of ['ab', '47', 'µ°', '⁹⁴', '₂₃', '≥≤', 'βγ']) if ((await drawn(one)) === (await drawn(other))) same.push(one + other);
    console.log(same.join(' '));
  `);
  expect(same).toBe('');
});
