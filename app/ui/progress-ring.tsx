import css from './chart.module.css';

export interface ProgressRingProps {
  /** Everything in words: "31 of 50 points in 2026". */
  label: string;
  /** 0 to 1 */
  share: number;
  /** In the middle: the number, and beneath it what of. */
  number: string;
  unit: string;
}

const radius = 54;
const around = 2 * Math.PI * radius;

export function ProgressRing({ label, share, number, unit }: ProgressRingProps) {
  const shown = Math.min(1, Math.max(0, share)) * around;
  return (
    <svg role="img" aria-label={label} viewBox="0 0 124 124" className={css.ring}>
      <circle className={css.ringGround} cx="62" cy="62" r={radius} />
      <circle
        className={css.ringShare}
        cx="62"
        cy="62"
        r={radius}
        strokeDasharray={`${shown.toFixed(1)} ${around.toFixed(1)}`}
        transform="rotate(-90 62 62)"
      />
      <text className={css.ringNumber} x="62" y="66">
        {number}
      </text>
      <text className={css.ringUnit} x="62" y="86">
        {unit}
      </text>
    </svg>
  );
}
