import { isMeasured, type MeasuredAnalyte, type Scale } from './analyte.ts';
import { analyteById } from './catalogue.ts';

const linear = (scale: Scale) => (typeof scale === 'number' ? { scale, offset: 0 } : scale);

function scaleOf({ id, units }: MeasuredAnalyte, unit: string): { scale: number; offset: number } {
  const scale = Object.hasOwn(units.scales, unit) ? units.scales[unit] : undefined;
  if (scale === undefined) throw new RangeError(`Unit "${unit}" is not known for ${id}`);
  return linear(scale);
}

export function convertUnit(analyte: MeasuredAnalyte, value: number, fromUnit: string, toUnit: string): number {
  const from = scaleOf(analyte, fromUnit);
  const to = scaleOf(analyte, toUnit);
  if (from.scale === to.scale && from.offset === to.offset) return value;
  return ((value - from.offset) / from.scale) * to.scale + to.offset;
}

/** Not rounded: the caller knows how many figures the reader needs. Throws RangeError for an unknown test or unit. */
export function convert(analyteId: string, value: number, fromUnit: string, toUnit: string): number {
  const analyte = analyteById(analyteId);
  if (!analyte || !isMeasured(analyte)) throw new RangeError(`"${analyteId}" is not a measured test`);
  return convertUnit(analyte, value, fromUnit, toUnit);
}
