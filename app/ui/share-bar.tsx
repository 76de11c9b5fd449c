import { classNames } from './class-names.ts';
import css from './share-bar.module.css';

export interface ShareBarProps {
  /** 0 to 1. The number itself stands beside the bar in text, so the bar is decoration. */
  share: number;
  tone?: 'brand' | 'sage' | 'quiet' | undefined;
}

/** A thin bar whose length is a share of the whole. SVG attributes instead of inline styles. */
export function ShareBar({ share, tone = 'brand' }: ShareBarProps) {
  return (
    <svg aria-hidden className={classNames(css.bar, css[tone])}>
      <rect className={css.fill} width={`${Math.min(1, Math.max(0, share)) * 100}%`} height="100%" rx="3" />
    </svg>
  );
}
