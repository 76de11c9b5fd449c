import { classNames } from './class-names.ts';
import css from './stacked-bar.module.css';

export interface StackedBarProps {
  /** Everything the bar shows, in words: "Internal medicine: A 4 %, B 81 %, …". */
  label: string;
  /** Shares of the whole, 0 to 1, in the order of the legend. */
  segments: ReadonlyArray<{ id: string; share: number }>;
  /** The segment to bring out: the reader's own answer. The others step back. */
  highlightId?: string | undefined;
}

export function StackedBar({ label, segments, highlightId }: StackedBarProps) {
  const starts = segments.map((_, index) => segments.slice(0, index).reduce((sum, { share }) => sum + share, 0));
  return (
    <svg role="img" aria-label={label} className={css.bar}>
      {segments.map(({ id, share }, index) => (
        <rect
          key={id}
          x={`${(starts[index] ?? 0) * 100}%`}
          width={`${share * 100}%`}
          height="100%"
          className={classNames(css.segment, id === highlightId ? css.highlight : css[`tone${(index % 4) + 1}`])}
        />
      ))}
    </svg>
  );
}
