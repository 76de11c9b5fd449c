import type { ReactNode } from 'react';
import css from './line-art.module.css';

/** Line drawings in ink and teal, 148 × 112. Decoration: the words beside them say everything. */
const drawings = {
  clipboard: (
    <>
      <path className={css.soft} d="M42 24h72v80H42z" />
      <path className={css.ink} d="M36 18h76v84H36z" />
      <path className={css.paper} d="M58 12h32v14H58z" />
      <path className={css.brand} d="M50 46h20M50 60h44M50 74h30" />
      <path className={css.ink} d="M96 76l26-26 8 8-26 26-11 3z" />
    </>
  ),
  bell: (
    <>
      <circle className={css.soft} cx="74" cy="58" r="38" />
      <path
        className={css.paper}
        d="M50 78c6-6 8-12 8-24 0-10 7-18 16-18s16 8 16 18c0 12 2 18 8 24zM68 78c0 4 2.5 7 6 7s6-3 6-7M74 36v-8"
      />
      <path className={css.brand} d="M104 22h10l-10 12h10M120 10h7l-7 9h7" />
    </>
  ),
  brokenTrace: (
    <>
      <path className={css.soft} d="M12 40h124v36H12z" />
      <path className={css.ink} d="M12 58h30l6-14 9 28 8-22 4 8h7M94 58h42" />
      <path className={css.brand} d="M80 48l10 20M90 48l-10 20" />
    </>
  ),
  magnifier: (
    <>
      <path className={css.soft} d="M30 22h66v74H30z" />
      <path className={css.ink} d="M24 16h66v74H24z" />
      <path className={css.brand} d="M36 34h42M36 48h28M36 62h18" />
      <circle className={css.paper} cx="90" cy="64" r="20" />
      <path className={css.ink} d="M105 79l19 19" />
      <path className={css.brand} d="M80 64a10 10 0 0 1 10-10" />
    </>
  ),
  colleagues: (
    <>
      <circle className={css.soft} cx="74" cy="60" r="40" />
      <circle className={css.paper} cx="54" cy="44" r="12" />
      <path className={css.paper} d="M30 90c0-16 10-26 24-26s24 10 24 26z" />
      <circle className={css.ink} cx="98" cy="50" r="10" />
      <path className={css.ink} d="M86 70c3-2 7-4 12-4 12 0 20 9 20 24H86" />
      <path className={css.brand} d="M46 64v10a8 8 0 0 0 16 0V64M62 80v3" />
    </>
  ),
  calendar: (
    <>
      <path className={css.soft} d="M40 30h76v70H40z" />
      <path className={css.paper} d="M34 24h76v70H34z" />
      <path className={css.ink} d="M34 42h76M52 16v14M92 16v14" />
      <path className={css.brand} d="M50 56h8M68 56h8M86 56h8M50 70h8M68 70h8M50 84h8" />
      <circle className={css.paper} cx="104" cy="84" r="16" />
      <path className={css.brand} d="M104 75v9l6 5" />
    </>
  ),
  envelope: (
    <>
      <path className={css.soft} d="M34 38h92v60H34z" />
      <path className={css.paper} d="M26 30h92v60H26z" />
      <path className={css.ink} d="M26 30l46 36 46-36" />
      <path className={css.brand} d="M38 78h22M38 70h12" />
    </>
  ),
  book: (
    <>
      <path className={css.soft} d="M22 36h104v62H22z" />
      <path className={css.paper} d="M74 34c-14-9-34-9-52-4v60c18-5 38-5 52 4 14-9 34-9 52-4V30c-18-5-38-5-52 4z" />
      <path className={css.ink} d="M74 34v60" />
      <path className={css.brand} d="M34 44c10-2 20-1 28 2M34 58c10-2 20-1 28 2M86 46c8-3 18-4 28-2M86 60c8-3 18-4 28-2" />
    </>
  ),
  lock: (
    <>
      <circle className={css.soft} cx="74" cy="60" r="42" />
      <path className={css.ink} d="M56 52V40a18 18 0 0 1 36 0v12" />
      <path className={css.paper} d="M44 52h60v42H44z" />
      <path className={css.brand} d="M74 68v10M70 68a4 4 0 1 1 8 0" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type LineArtName = keyof typeof drawings;

export function LineArt({ name }: { name: LineArtName }) {
  return (
    <svg aria-hidden viewBox="0 0 148 112" className={css.art}>
      {drawings[name]}
    </svg>
  );
}
