import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './flag.module.css';
import { Icon } from './icon.tsx';

export type FlagLevel = 'low' | 'high' | 'critical-low' | 'critical-high' | 'normal';

export type FlagProps = { value: ReactNode } & (
  | { level: 'normal'; word?: string | undefined }
  /** "High", "Critical": colour and arrow never stand alone. */
  | { level: Exclude<FlagLevel, 'normal'>; word: string }
);

/** A measured value: word, arrow, then the exact number. */
export function Flag({ level, value, word }: FlagProps) {
  if (level === 'normal') return <span className={css.normal}>{value}</span>;
  const critical = level.startsWith('critical');
  return (
    <span className={classNames(css.flag, critical ? css.critical : css.out)}>
      <small className={css.word}>{word}</small>
      <Icon of={level.endsWith('low') ? 'arrow-down' : 'arrow-up'} size="s" decorative className={css.arrow} />
      <span>{value}</span>
    </span>
  );
}
