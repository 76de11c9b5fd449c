import { useTexts } from '#platform/web/i18n.tsx';
import { takeOut } from '#platform/web/take-out.ts';
import { WholeInput } from '#platform/web/whole-text.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { onFirstPress } from '#ui/first-press.ts';
import { TextInput } from '#ui/text-input.tsx';
import css from './comment-form.module.css';
import type { DraftReference } from './draft-reference.tsx';

export interface ReferenceFieldsProps {
  references: readonly DraftReference[];
  /** By path, for instance `references.0.url`. */
  errors: Readonly<Record<string, string>>;
  onChange: (change: (known: readonly DraftReference[]) => DraftReference[]) => void;
}

/** The papers and guidelines an answer cites, numbered as `[1]` refers to them. */
export function ReferenceFields({ references, errors, onChange }: ReferenceFieldsProps) {
  const t = useTexts('library');
  function handleRemove(row: DraftReference, place: number) {
    const said = { text: t('discussion.form.removedReference', { number: place + 1 }), undo: t('discussion.undo') };
    takeOut({ row, place, onRows: onChange, said });
  }
  const rows = references.map((reference, i) => {
    const set = (change: Partial<DraftReference>) => onChange((all) => all.map((known, n) => (n === i ? { ...known, ...change } : known)));
    const error = (field: keyof DraftReference) => errors[`references.${i}.${field}`];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a reference is known by its number.
      <fieldset key={i} data-row className={css.references}>
        <legend className="visually-hidden">{t('discussion.form.reference', { number: i + 1 })}</legend>
        <Field label={t('discussion.form.referenceTitle', { number: i + 1 })} error={error('title')}>
          {(control) => (
            <WholeInput {...control} value={reference.title} maxLength={400} onChange={(event) => set({ title: event.target.value })} />
          )}
        </Field>
        <div className={css.pair}>
          <Field label={t('discussion.form.referenceSource')} error={error('source')}>
            {(control) => (
              <WholeInput {...control} value={reference.source} maxLength={300} onChange={(event) => set({ source: event.target.value })} />
            )}
          </Field>
          <Field label={t('discussion.form.referenceYear')} error={error('year')}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                maxLength={4}
                value={reference.year}
                onChange={(event) => set({ year: event.target.value.replace(/\D/g, '') })}
              />
            )}
          </Field>
        </div>
        <Field label={t('discussion.form.referenceUrl')} note={t('discussion.form.optional')} error={error('url')}>
          {(control) => (
            <WholeInput
              {...control}
              type="url"
              maxLength={2000}
              value={reference.url}
              onChange={(event) => set({ url: event.target.value })}
            />
          )}
        </Field>
        <Button variant="quiet" size="s" icon="trash" className={css.remove} onClick={onFirstPress(() => handleRemove(reference, i))}>
          {t('discussion.form.removeReference', { number: i + 1 })}
        </Button>
      </fieldset>
    );
  });
  return (
    <>
      {rows}
      {errors.references !== undefined && (
        <p role="alert" className={css.failure}>
          {errors.references}
        </p>
      )}
    </>
  );
}
