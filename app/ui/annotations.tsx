import { useId } from 'react';
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

/** Arrows and circles over an image. Their labels belong into the caption or the alternative text as well. */
export function Annotations({ annotations, width, height }: AnnotationsProps) {
  const headId = useId();
  const unit = width / 100;
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className={css.overlay}>
      <defs>
        <marker id={headId} viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto-start-reverse">
          <path className={css.head} d="M0 0L10 5L0 10z" />
        </marker>
      </defs>
      {annotations.map((item) => {
        const [labelX, labelY] =
          item.kind === 'arrow'
            ? [item.fromX * width, item.fromY * height]
            : [item.x * width + item.radius * width, item.y * height - item.radius * width];
        return (
          <g key={item.id} strokeWidth={unit * 0.5}>
            {item.kind === 'arrow' ? (
              <line
                className={css.stroke}
                x1={item.fromX * width}
                y1={item.fromY * height}
                x2={item.toX * width}
                y2={item.toY * height}
                markerEnd={`url(#${headId})`}
              />
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
