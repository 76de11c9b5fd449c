import css from './on-paper.module.css';

/** What stands at a field on the screen, and has to be read on paper, where the fields are not. */
export const OnPaper = ({ lines }: { lines: readonly string[] }) =>
  lines
    .filter((line) => line !== '')
    .map((line) => (
      <p key={line} className={css.onPaper}>
        {line}
      </p>
    ));
