import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import css from './severity.module.css';

export type SeverityLevel = 'contraindicated' | 'major' | 'moderate' | 'minor' | 'none';

/** Four shapes, so that the levels differ in print and for eyes that do not tell red from green. */
const shapes: Record<SeverityLevel, IconName> = {
  contraindicated: 'square-rounded-x-filled',
  major: 'alert-triangle-filled',
  moderate: 'square-rotated-filled',
  minor: 'circle-dot-filled',
  none: 'minus',
};

export interface SeverityProps {
  level: SeverityLevel;
  word: string;
  /** `tag` has a ground, `plain` stands in a line of text, `cell` fills a cell of the matrix. */
  look?: 'tag' | 'plain' | 'cell' | undefined;
}

export function Severity({ level, word, look = 'tag' }: SeverityProps) {
  return (
    <span className={classNames(css.severity, css[level], css[look])}>
      <Icon of={shapes[level]} size="s" decorative />
      <span>{word}</span>
    </span>
  );
}
