import { type FormEvent, useId } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { SPECIALITIES, type Speciality } from '#modules/reference/reference.contract.ts';
import { SpecialityInput } from '#modules/reference/web/widgets/speciality-input.tsx';
import { complaintsOf, FormTop } from '#platform/web/form-top.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { OtherVersion } from '#platform/web/other-version.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { useKeptWriting } from '#platform/web/use-kept-writing.ts';
import { WholeInput } from '#platform/web/whole-text.tsx';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { addSource, changeSource, type Source } from '../journal.contract.ts';
import css from './news-desk.module.css';

const KINDS = ['journal', 'agency'] as const;
const LANGUAGES = ['en', 'id'] as const;

interface SourceFormProps {
  /** Null for a new one. */
  source: Source | null;
  onSaved: (source: Source) => void;
  onCancel: () => void;
}

export function SourceForm({ source, onSaved, onCancel }: SourceFormProps) {
  const t = useTexts('news');
  const id = useId();
  const kept = useKeptWriting(writtenAs(source), { name: 'news-source', id: source?.id ?? null, version: source?.version ?? 0 });
  const { written, change } = kept;
  const { name, feedUrl, kind, language, speciality, openAccess } = written;
  const adding = useCommand(addSource);
  const changing = useCommand(changeSource);
  const failure = adding.failure ?? changing.failure;
  const { message, fields } = useFailure(failure);
  const pending = adding.pending || changing.pending;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const saved = await (source === null ? adding.run({ name, feedUrl, kind, language }) : changing.run(changed(source)));
    if (saved === null) return;
    kept.forget();
    onSaved(saved);
  }
  function cancel() {
    kept.discard();
    onCancel();
  }
  const changed = ({ id, specialities: before }: Source) => {
    const [first = null, ...rest] = before.flatMap((slug) => known(slug) ?? []);
    // The form shows the first; the others stay as long as it does.
    const specialities = speciality === null ? [] : speciality === first ? [first, ...rest] : [speciality];
    return { source: id, version: kept.version, name, feedUrl, language, specialities, openAccess };
  };

  return (
    <form
      noValidate
      aria-label={source === null ? t('desk.add') : t('desk.change', { name: source.name })}
      className={`${cardClass()} ${css.form}`}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <FormTop kept={kept} message={message} complaints={complaintsOf(fields, id)} />
      <OtherVersion failure={failure} kept={kept} names={{ name: t('desk.addName'), feedUrl: t('desk.addUrl') }} />
      <Field
        id={`${id}-name`}
        label={t('desk.addName')}
        help={t(source === null ? 'desk.addNameHelp' : 'desk.changeNameHelp')}
        error={fields.name}
        required
      >
        {(control) => <WholeInput {...control} value={name} maxLength={120} onChange={({ target }) => change({ name: target.value })} />}
      </Field>
      <Field id={`${id}-feedUrl`} label={t('desk.addUrl')} error={fields.feedUrl} required>
        {(control) => (
          <WholeInput
            {...control}
            type="url"
            inputMode="url"
            value={feedUrl}
            maxLength={2000}
            onChange={({ target }) => change({ feedUrl: target.value })}
          />
        )}
      </Field>
      <div className={css.pair}>
        {source === null ? (
          <Field label={t('desk.addKind')}>
            {(control) => (
              <Select
                {...control}
                value={kind}
                options={KINDS.map((value) => ({ value, label: t(`desk.kind.${value}`) }))}
                onChange={({ target }) => change({ kind: KINDS.find((value) => value === target.value) ?? 'journal' })}
              />
            )}
          </Field>
        ) : (
          <SpecialityField value={speciality} onValue={(slug) => change({ speciality: slug })} />
        )}
        <Field label={t('desk.addLanguage')}>
          {(control) => (
            <Select
              {...control}
              value={language}
              options={LANGUAGES.map((value) => ({ value, label: t(`desk.language.${value}`) }))}
              onChange={({ target }) => change({ language: LANGUAGES.find((value) => value === target.value) ?? 'en' })}
            />
          )}
        </Field>
      </div>
      {source !== null && (
        <Checkbox
          label={t('desk.openAccess')}
          help={t('desk.openAccessHelp')}
          checked={openAccess}
          onChange={({ target }) => change({ openAccess: target.checked })}
        />
      )}
      <div className={css.foot}>
        <Button variant="primary" type="submit" pending={pending} pendingLabel={t('desk.saving')}>
          {t(source === null ? 'desk.save' : 'desk.saveChange')}
        </Button>
        <Button variant="quiet" onClick={cancel}>
          {t('editor.cancel')}
        </Button>
      </div>
    </form>
  );
}

function SpecialityField({ value, onValue }: { value: Speciality | null; onValue: (slug: Speciality | null) => void }) {
  const t = useTexts('news');
  return (
    <Field label={t('desk.speciality')} help={t('desk.specialityHelp')}>
      {(control) => (
        <SpecialityInput
          control={control}
          value={value ?? ''}
          placeholder={t('desk.noSpeciality')}
          onValue={(slug) => onValue(known(slug))}
        />
      )}
    </Field>
  );
}

interface WrittenSource {
  readonly name: string;
  readonly feedUrl: string;
  readonly kind: (typeof KINDS)[number];
  readonly language: (typeof LANGUAGES)[number];
  readonly speciality: Speciality | null;
  readonly openAccess: boolean;
}

const writtenAs = (source: Source | null): WrittenSource => ({
  name: source?.name ?? '',
  feedUrl: source?.feedUrl ?? '',
  kind: 'journal',
  language: source?.language ?? 'en',
  speciality: known(source?.specialities[0]),
  openAccess: source?.openAccess ?? false,
});

const known = (slug: string | undefined): Speciality | null => SPECIALITIES.find((one) => one === slug) ?? null;
