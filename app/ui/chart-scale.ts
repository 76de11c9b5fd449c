export interface ChartPoint {
  x: number;
  y: number;
}

export interface ChartArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface ChartRange {
  min: number;
  max: number;
}

/** The smallest range that holds all values; never empty, so that a flat series lies in the middle. */
export function rangeOf(values: readonly number[]): ChartRange {
  if (values.length === 0) return { min: 0, max: 1 };
  const min = Math.min(...values);
  const max = Math.max(...values);
  return min === max ? { min: min - 1, max: max + 1 } : { min, max };
}

export function scaleX(x: number, range: ChartRange, area: ChartArea): number {
  return round(area.left + ((x - range.min) / (range.max - range.min)) * area.width);
}

export function scaleY(y: number, range: ChartRange, area: ChartArea): number {
  return round(area.top + area.height - ((y - range.min) / (range.max - range.min)) * area.height);
}

/** The path of a curve. A step holds each value until the next one: balances, not measurements. */
export function linePath(points: readonly ChartPoint[], step = false): string {
  return points.map(({ x, y }, index) => (index === 0 ? `M${x} ${y}` : step ? `H${x}V${y}` : `L${x} ${y}`)).join('');
}

// One decimal is finer than a screen and keeps server-rendered paths short.
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
