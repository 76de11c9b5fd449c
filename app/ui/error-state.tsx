import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { buttonClass } from './button-class.ts';
import css from './empty-state.module.css';
import { LineArt } from './line-art.tsx';

export interface ErrorStateProps {
  title: ReactNode;
  /** What happened, and that nothing is lost where that is so. */
  children: ReactNode;
  /** There is always a way to try again: in place, or by loading the page at `href`. */
  retry: { label: string; pendingLabel: string; onRetry: () => void; pending?: boolean | undefined } | { label: string; href: string };
  /** The number to quote when asking for help. */
  reference?: ReactNode;
}

export function ErrorState({ title, children, retry, reference }: ErrorStateProps) {
  return (
    <div role="alert" className={css.state}>
      <LineArt name="broken-trace" />
      <p className="t-head">{title}</p>
      <p className={css.text}>{children}</p>
      {'href' in retry ? (
        <a href={retry.href} className={buttonClass()}>
          {retry.label}
        </a>
      ) : (
        <Button pending={retry.pending ?? false} pendingLabel={retry.pendingLabel} onClick={retry.onRetry}>
          {retry.label}
        </Button>
      )}
      {reference && <p className="small muted num">{reference}</p>}
    </div>
  );
}
