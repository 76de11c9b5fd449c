import { classNames } from '#ui/class-names.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import css from './verdict.module.css';

/** stop: not at all. act: not without doing something. watch: with an eye on it. go: nothing speaks against it. wait: not known yet. */
export type VerdictLevel = 'stop' | 'act' | 'watch' | 'go' | 'wait';

const ICON: Readonly<Record<VerdictLevel, IconName>> = {
  stop: 'square-rounded-x-filled',
  act: 'alert-triangle-filled',
  watch: 'square-rotated-filled',
  go: 'circle-check',
  wait: 'question-mark',
};

/** The answer as a sign beside the road: a shape, a ground and two or three words, told apart without colour and across a room. */
export function Verdict({ level, children }: { level: VerdictLevel; children: string }) {
  return (
    <p className={classNames(css.verdict, css[level])}>
      <Icon of={ICON[level]} size="l" decorative />
      {children}
    </p>
  );
}
