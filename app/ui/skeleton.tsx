import { classNames } from './class-names.ts';
import css from './skeleton.module.css';

export interface SkeletonProps {
  /** What is coming: "Loading cases". Announced once for the whole list. */
  label: string;
  shape: 'card' | 'comment' | 'row' | 'line';
  count?: number | undefined;
}

/** The shape of what is coming, so that nothing jumps when it comes. It waits 200 ms before it shows. */
export function Skeleton({ label, shape, count = 3 }: SkeletonProps) {
  const Shape = shapes[shape];
  return (
    <div role="status" className={css.list}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes are all alike.
        <Shape key={index} />
      ))}
    </div>
  );
}

const shapes = { card: CardShape, comment: CommentShape, row: RowShape, line: LineShape };

function CardShape() {
  return (
    <div aria-hidden className={css.card}>
      <Head />
      <span className={classNames(css.bone, css.title)} />
      <span className={classNames(css.bone, css.figure)} />
    </div>
  );
}

function CommentShape() {
  return (
    <div aria-hidden className={css.comment}>
      <Head />
      <span className={classNames(css.bone, css.wide)} />
      <span className={classNames(css.bone, css.middle)} />
    </div>
  );
}

function RowShape() {
  return (
    <div aria-hidden className={css.row}>
      <span className={classNames(css.bone, css.wide)} />
      <span className={classNames(css.bone, css.short)} />
    </div>
  );
}

function LineShape() {
  return <span aria-hidden className={classNames(css.bone, css.wide)} />;
}

function Head() {
  return (
    <div className={css.head}>
      <span className={classNames(css.bone, css.face)} />
      <span className={css.lines}>
        <span className={classNames(css.bone, css.middle)} />
        <span className={classNames(css.bone, css.short)} />
      </span>
    </div>
  );
}
