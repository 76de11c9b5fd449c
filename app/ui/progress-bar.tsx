import { useEffect, useState } from 'react';
import { classNames } from './class-names.ts';
import css from './progress-bar.module.css';

const DELAY_MS = 150;

/** The thin bar on top while a page is on its way. It waits 150 ms before it shows and is said, so quick pages stay quiet. */
export function NavigationProgress({ active, label }: { active: boolean; label: string }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(setLate, DELAY_MS, true);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active]);
  return (
    <>
      <div aria-hidden className={classNames(css.top, late && css.active)} />
      <span role="status" className="visually-hidden">
        {late ? label : ''}
      </span>
    </>
  );
}

export interface ProgressBarProps {
  /** What advances: "Uploading chest film". */
  label: string;
  /** 0 to 1; leave out while the end is unknown. */
  share?: number | undefined;
  tone?: 'brand' | 'sage' | undefined;
}

/** How far something has come: an upload, a quota, a course. */
export function ProgressBar({ label, share, tone = 'brand' }: ProgressBarProps) {
  return <progress aria-label={label} className={classNames(css.bar, tone === 'sage' && css.sage)} max={1} value={share} />;
}
