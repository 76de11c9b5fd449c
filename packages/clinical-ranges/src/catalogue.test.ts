import { describe, expect, it } from 'vitest';
import { ageInDays } from './age.ts';
import { type Analyte, CONDITIONS, isMeasured, NORMAL_FINDINGS, SPECIMENS } from './analyte.ts';
import { foldName } from './analyte-search.ts';
import { analyteById, analytes } from './catalogue.ts';
import { SOURCES } from './source.ts';
import { rangeWording } from './wording.ts';

const measured = analytes.filter(isMeasured);
const duplicates = (items: readonly string[]) => items.filter((item, index) => items.indexOf(item) !== index);
const names = (language: 'en' | 'id') => (analyte: Analyte) => analyte.names[language];

describe('catalogue', () => {
  it('holds at least 150 measured tests and the usual qualitative ones', () => {
    expect(measured.length).toBeGreaterThanOrEqual(150);
    expect(analytes.length - measured.length).toBeGreaterThan(20);
  });

  it('has unique ids, each found by id', () => {
    expect(duplicates(analytes.map(({ id }) => id))).toEqual([]);
    for (const analyte of analytes) expect(analyteById(analyte.id)).toBe(analyte);
  });

  it.each(['en', 'id'] as const)('names every test in %s, no name twice', (language) => {
    expect(duplicates(analytes.flatMap(names(language)).map((name) => name.toLowerCase()))).toEqual([]);
    for (const analyte of analytes) expect(names(language)(analyte).length, analyte.id).toBeGreaterThan(0);
  });

  it.each(['en', 'id'] as const)('has no two %s names that search would confuse', (language) => {
    const folded = analytes.flatMap((analyte) => [...new Set(names(language)(analyte).map(foldName))]);
    expect(duplicates(folded)).toEqual([]);
    expect(folded).not.toContain('');
  });

  it('uses known specimens, findings, conditions and sources', () => {
    for (const analyte of analytes) {
      expect(SPECIMENS, analyte.id).toContain(analyte.specimen);
      if (!isMeasured(analyte)) {
        expect(NORMAL_FINDINGS, analyte.id).toContain(analyte.normal);
        continue;
      }
      for (const range of analyte.ranges) {
        expect(SOURCES, analyte.id).toHaveProperty(range.source);
        if (range.condition) expect(CONDITIONS).toContain(range.condition);
      }
      if (analyte.critical) expect(SOURCES, analyte.id).toHaveProperty(analyte.critical.source);
    }
  });

  it('gives units that exist, with one base and positive scales', () => {
    for (const { id, units, rangeUnit } of measured) {
      const scales = Object.values(units.scales);
      expect(Object.keys(units.scales), id).toEqual(expect.arrayContaining([units.conventional, units.si, rangeUnit]));
      expect(scales, id).toContain(1);
      for (const scale of scales) expect(typeof scale === 'number' ? scale : scale.scale, id).toBeGreaterThan(0);
    }
  });

  it('has a range for every measured test, low below high, critical bounds outside the adult range', () => {
    for (const { id, ranges, critical } of measured) {
      expect(ranges.length, id).toBeGreaterThan(0);
      for (const { low, high } of ranges) {
        expect(low ?? high, id).toBeDefined();
        if (low !== undefined && high !== undefined) expect(low, id).toBeLessThan(high);
      }
      const adult = ranges.filter((range) => range.to === undefined && !range.pregnant);
      expect(adult.length, id).toBeGreaterThan(0);
      for (const { low, high } of adult) {
        if (critical?.low !== undefined && low !== undefined) expect(critical.low, id).toBeLessThan(low);
        if (critical?.high !== undefined && high !== undefined) expect(critical.high, id).toBeGreaterThan(high);
      }
    }
  });

  it.each(['female', 'male'] as const)('has age bands without gap or overlap for a %s patient', (sex) => {
    for (const { id, ranges } of measured) {
      const bands = ranges
        .filter((range) => !range.pregnant && (range.sex ?? sex) === sex)
        .map(({ from, to }) => ({ from: from ? ageInDays(from) : 0, to: to ? ageInDays(to) : Number.POSITIVE_INFINITY }))
        .sort((a, b) => a.from - b.from);
      bands.forEach((band, index) => {
        expect(band.from, id).toBeLessThan(band.to);
        const next = bands[index + 1];
        expect(next ? next.from : Number.POSITIVE_INFINITY, `${id} after day ${band.from}`).toBe(band.to);
      });
    }
  });

  it('uses every source it lists, or leaves it to the vitals', async () => {
    const vitals = JSON.stringify((await import('../data/vital-bands.json', { with: { type: 'json' } })).default);
    const laboratory = JSON.stringify(analytes);
    for (const source of Object.keys(SOURCES)) expect(`${vitals}${laboratory}`).toContain(`"${source}"`);
  });

  it('has words for everything it can name, in both languages', () => {
    for (const wording of [rangeWording.en, rangeWording.id]) {
      expect(Object.keys(wording.specimen).sort()).toEqual([...SPECIMENS].sort());
      expect(Object.keys(wording.normal).sort()).toEqual([...NORMAL_FINDINGS].sort());
      expect(Object.keys(wording.condition).sort()).toEqual([...CONDITIONS].sort());
    }
  });
});
