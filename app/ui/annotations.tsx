import css from './annotations.module.css';

/** Coordinates are fractions of the image, from its top left: they hold at every size. */
export type Annotation =
  | { kind: 'arrow'; id: string; fromX: number; fromY: number; toX: number; toY: number; label?: string | undefined }
  | { kind: 'circle'; id: string; x: number; y: number; radius: number; label?: string | undefined };

export interface AnnotationsProps {
  annotations: readonly Annotation[];
  /** Of the image in pixels: radii are fractions of its width. */
  width: number;
  height: number;
}

/** The point of an arrow to the right, the end of its line eight tenths of the way into it. */
const HEAD = 'M0 0L10 5L0 10z';
const LINE_END = 'translate(-8 -5)';

/**
 * Arrows and circles over an image. Their labels belong into the caption or the alternative text as well. Nothing in it has an id, as
 * the markers of SVG must: it stands in parts that are rendered once for many pages.
 */
export function Annotations({ annotations, width, height }: AnnotationsProps) {
  const unit = width / 100;
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className={css.overlay}>
      {annotations.map((item) => {
        const [labelX, labelY] =
          item.kind === 'arrow'
            ? [item.fromX * width, item.fromY * height]
            : [item.x * width + item.radius * width, item.y * height - item.radius * width];
        return (
          <g key={item.id} strokeWidth={unit * 0.5}>
            {item.kind === 'arrow' ? (
              <Arrow from={[item.fromX * width, item.fromY * height]} to={[item.toX * width, item.toY * height]} headScale={unit / 4} />
            ) : (
              <circle className={css.stroke} cx={item.x * width} cy={item.y * height} r={item.radius * width} />
            )}
            {item.label && (
              <text className={css.label} x={labelX + unit} y={labelY - unit} fontSize={unit * 3.2} strokeWidth={unit * 0.8}>
                {item.label}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

type Point = readonly [x: number, y: number];

function Arrow({ from: [fromX, fromY], to: [toX, toY], headScale }: { from: Point; to: Point; headScale: number }) {
  const degrees = Math.round((Math.atan2(toY - fromY, toX - fromX) * 180) / Math.PI);
  return (
    <>
      <line className={css.stroke} x1={fromX} y1={fromY} x2={toX} y2={toY} />
      <path className={css.head} d={HEAD} transform={`translate(${toX} ${toY}) rotate(${degrees}) scale(${headScale}) ${LINE_END}`} />
    </>
  );
}
