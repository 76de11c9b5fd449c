import css from './brand-mark.module.css';

/** The sign, and beside it the name unless only the sign has room. Put it into a link. */
export function BrandMark({ name, signOnly = false }: { name: string; signOnly?: boolean }) {
  return (
    <span className={css.brand}>
      <svg viewBox="0 0 28 28" fill="none" aria-hidden className={css.sign}>
        <path d="M6 3.5v21" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
        <path d="M23 3.5c0 6-4.6 10.5-10.8 10.5C18.4 14 23 18.5 23 24.5" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
        <circle cx="12.2" cy="14" r="2.7" className={css.dot} />
      </svg>
      <span className={signOnly ? 'visually-hidden' : css.name}>{name}</span>
    </span>
  );
}
