import css from './skip-link.module.css';

/** First thing on every page: jumps over the frame to the element with the given id. */
export function SkipLink({ targetId, label }: { targetId: string; label: string }) {
  return (
    <a className={css.skip} href={`#${targetId}`}>
      {label}
    </a>
  );
}
