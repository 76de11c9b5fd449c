import { type Described, graphicProps } from './accessible-name.ts';
import css from './chart.module.css';
import { type ChartPoint, type ChartRange, linePath, rangeOf, scaleX, scaleY } from './chart-scale.ts';
import { classNames } from './class-names.ts';

const width = 640;
const height = 220;
const area = { left: 52, top: 14, width: width - 52 - 60, height: height - 14 - 40 };

export type LineChartPoint = ChartPoint & {
  /** Shown beside the point: reserve it for the first, the last and the turning point. */
  label?: string | undefined;
  /** Outside the reference range, in the colour of flags. */
  out?: boolean | undefined;
};

export type LineChartProps = Described & {
  points: readonly LineChartPoint[];
  xTicks: ReadonlyArray<{ at: number; label: string }>;
  yTicks: ReadonlyArray<{ at: number; label: string }>;
  /** The reference range, drawn behind the curve. */
  band?: ChartRange | undefined;
  /** `step` for balances, `area` where the sum counts. */
  shape?: 'line' | 'step' | 'area' | undefined;
};

/** One curve on a quiet ground. Put it into a ChartFigure, which brings the table and the CSV. */
export function LineChart({ points, xTicks, yTicks, band, shape = 'line', ...described }: LineChartProps) {
  const xRange = rangeOf([...points.map(({ x }) => x), ...xTicks.map(({ at }) => at)]);
  const yRange = rangeOf([...points.map(({ y }) => y), ...yTicks.map(({ at }) => at)]);
  const placed = points.map((point) => ({ ...point, x: scaleX(point.x, xRange, area), y: scaleY(point.y, yRange, area) }));
  const path = linePath(placed, shape === 'step');
  const bottom = area.top + area.height;
  const [first, last] = [placed[0], placed.at(-1)];
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: graphicProps names it or hides it.
    <svg {...graphicProps(described)} viewBox={`0 0 ${width} ${height}`} className={css.chart}>
      {band && <Band band={band} range={yRange} />}
      {yTicks.map(({ at, label }) => (
        <g key={at}>
          <line
            className={css.grid}
            x1={area.left}
            x2={area.left + area.width}
            y1={scaleY(at, yRange, area)}
            y2={scaleY(at, yRange, area)}
          />
          <text className={css.tickY} x={area.left - 10} y={scaleY(at, yRange, area)}>
            {label}
          </text>
        </g>
      ))}
      {xTicks.map(({ at, label }) => (
        <text key={at} className={css.tickX} x={scaleX(at, xRange, area)} y={height - 8}>
          {label}
        </text>
      ))}
      {shape === 'area' && first && last && <path className={css.area} d={`${path}V${bottom}H${first.x}Z`} />}
      <path className={css.line} d={path} />
      {placed.map((point) => (
        <g key={point.x} className={classNames(point.out && css.out)}>
          <circle className={css.dot} cx={point.x} cy={point.y} r={point === last ? 4 : 3} />
          {point.label && (
            <text className={css.value} x={point.x + 9} y={point.y}>
              {point.label}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

function Band({ band, range }: { band: ChartRange; range: ChartRange }) {
  const top = scaleY(Math.min(band.max, range.max), range, area);
  const bottom = scaleY(Math.max(band.min, range.min), range, area);
  return <rect className={css.band} x={area.left} y={top} width={area.width} height={Math.max(0, bottom - top)} />;
}
