import css from './keyboard-key.module.css';

/** One or more keys, as on a keyboard. Several are pressed one after the other or together; the words around them say which. */
export function KeyboardKey({ keys }: { keys: string | readonly string[] }) {
  const list = typeof keys === 'string' ? [keys] : keys;
  return (
    <span className={css.keys}>
      {list.map((key) => (
        <kbd key={key} className={css.key}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
