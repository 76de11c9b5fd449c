import { ErrorSummary, type ErrorSummaryProps } from '#ui/error-summary.tsx';
import { useTexts } from './i18n.tsx';
import { KeptNotice } from './kept-notice.tsx';
import type { KeptWriting } from './use-kept-writing.ts';

export interface FormTopProps {
  /** What was written here before and not sent; null where nothing is kept. */
  kept: Pick<KeptWriting<object>, 'restored' | 'discard'> | null;
  /** Why the whole was refused; null where single fields are wrong, or nothing is. */
  message: string | null;
  /** What is wrong with each field. */
  complaints: ErrorSummaryProps['errors'];
  attempt?: number;
}

/** What stands above a form: that it was begun before, and why it was not taken. */
export function FormTop({ kept, message, complaints, attempt }: FormTopProps) {
  const t = useTexts('shell');
  return (
    <>
      {kept?.restored === true && <KeptNotice onDiscard={kept.discard} />}
      <ErrorSummary
        title={t(message === null ? 'form.wrong' : 'form.notSaved')}
        errors={message === null ? complaints : [{ message }, ...complaints]}
        attempt={attempt}
      />
    </>
  );
}

/**
 * A line for each wrong field, leading to it: the path `rules.0.text` leads to the field `<prefix>-rules`. `part` is the part of the
 * input that the form writes, where that is not all of it. `names`: what fields are called, for those whose complaint does not say it.
 */
export function complaintsOf(
  fields: Readonly<Record<string, string>>,
  prefix: string,
  { part, names = {} }: { part?: string; names?: Readonly<Record<string, string>> } = {},
): ErrorSummaryProps['errors'] {
  const nameOf = (path: string) => (part !== undefined && path.startsWith(`${part}.`) ? path.slice(part.length + 1) : path).split('.')[0];
  return Object.entries(fields).map(([path, message]) => {
    const name = nameOf(path) ?? path;
    return { fieldId: `${prefix}-${name}`, message: names[name] === undefined ? message : `${names[name]}: ${message}` };
  });
}
