import { type Described, graphicProps } from './accessible-name.ts';
import css from './chart.module.css';
import { linePath, rangeOf, scaleX, scaleY } from './chart-scale.ts';

const width = 120;
const height = 32;
const area = { left: 3, top: 3, width: width - 6, height: height - 6 };

export type SparklineProps = Described & { values: readonly number[] };

/** The course of a number, without axes: it stands beside the number itself. */
export function Sparkline({ values, ...described }: SparklineProps) {
  const range = rangeOf(values);
  const steps = { min: 0, max: Math.max(1, values.length - 1) };
  const points = values.map((value, index) => ({ x: scaleX(index, steps, area), y: scaleY(value, range, area) }));
  const last = points.at(-1);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: graphicProps names it or hides it.
    <svg {...graphicProps(described)} viewBox={`0 0 ${width} ${height}`} className={css.spark}>
      <path className={css.line} d={linePath(points)} />
      {last && <circle className={css.dot} cx={last.x} cy={last.y} r="2.5" />}
    </svg>
  );
}
