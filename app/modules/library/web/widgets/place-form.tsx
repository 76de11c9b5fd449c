import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import type { Speciality } from '#modules/reference/reference.contract.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import type { CallFailure } from '#platform/operation/errors.ts';
import { useReader } from '#platform/web/facts.ts';
import { FormTop } from '#platform/web/form-top.tsx';
import { OtherVersion } from '#platform/web/other-version.tsx';
import { useKeptWriting } from '#platform/web/use-kept-writing.ts';
import { WholeArea, WholeInput } from '#platform/web/whole-text.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FormFooter } from '#ui/form-footer.tsx';
import { LanguageField } from './language-field.tsx';
import css from './place-form.module.css';
import { SpecialityChoice } from './speciality-choice.tsx';
import { UnverifiedNotice } from './unverified-notice.tsx';

const MAX_SPECIALITIES = 3;
const NAME_LENGTH = 80;

/** What every place of colleagues is settled by, as it is written. */
export interface WrittenPlace {
  readonly name: string;
  readonly about: string;
  readonly specialities: Speciality[];
  /** One on each line. */
  readonly rules: string;
  readonly language: Language;
}

/** How the form of one place is used: by the page that opens it and the page that changes it. */
export interface PlaceFormUse<Written extends WrittenPlace, Settings> {
  /** The place that is changed, or null for a new one: what is not sent yet is kept of each. */
  placeId: string | null;
  initial: Written;
  /** Of the place that is changed. */
  version?: number;
  sendLabel: string;
  pending: boolean;
  failure: CallFailure | null;
  /** Resolves to true when it was stored. `version`: the one its writer changes. */
  onSend: (settings: Settings, version: number) => Promise<boolean>;
}

/** What the fields of its kind are drawn with. Their ids are `id`, a hyphen and the name of the field. */
export interface PlaceFields<Written> {
  readonly id: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly written: Written;
  readonly change: (change: Partial<Written>) => void;
}

export interface PlaceFormProps<Written extends WrittenPlace, Settings> extends PlaceFormUse<Written, Settings> {
  /** Under which unsent settings of its kind are kept: `forum-settings`. */
  keptAs: string;
  /** Fields that never stay on a device. */
  neverKept?: readonly (keyof Written)[] | undefined;
  settingsOf: (written: Written) => Settings;
  aboutLength: number;
  most: { rules: number; ruleLength: number };
  /** Texts of the caller: `form` and `language`. */
  t: Translate;
  nameHelp?: string;
  /** What is particular to its kind: the door above all. */
  children: (form: PlaceFields<Written>) => ReactNode;
}

/** Settles a forum, a community, or another place of colleagues: name, about, door, specialities, rules and language. */
export function PlaceForm<Written extends WrittenPlace, Settings>({
  placeId,
  initial,
  version = 0,
  keptAs,
  neverKept = [],
  settingsOf,
  aboutLength,
  most,
  t,
  nameHelp,
  sendLabel,
  pending,
  failure,
  onSend,
  children,
}: PlaceFormProps<Written, Settings>) {
  const kept = useKeptWriting(initial, { name: keptAs, id: placeId, version, never: neverKept });
  const { written } = kept;
  const change = (change: Partial<WrittenPlace>) => kept.change(change as Partial<Written>);
  const id = useId();
  const { message, fields } = useFailure(failure);
  const mayNotOpen = useReader()?.verified === false && placeId === null;
  const rulesError = Object.entries(fields).find(([path]) => path.startsWith('rules'))?.[1];
  const errors = Object.entries(fields).map(([path, words]) => {
    const [field = path] = path.split('.');
    return { fieldId: `${id}-${field}`, message: `${t(`form.${field}`)}: ${words}` };
  });
  const [attempt, setAttempt] = useState(0);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (await onSend(settingsOf(written), kept.version)) kept.forget();
    setAttempt((count) => count + 1);
  }

  return (
    <form noValidate className={css.form} onSubmit={(event) => void handleSubmit(event)}>
      {mayNotOpen && <UnverifiedNotice text={t('form.unverified')} />}
      <FormTop kept={kept} message={message} complaints={errors} attempt={attempt} />
      <OtherVersion failure={failure} kept={kept} names={{ name: t('form.name'), about: t('form.about'), rules: t('form.rules') }} />
      <Field id={`${id}-name`} label={t('form.name')} help={nameHelp} error={fields.name}>
        {(control) => (
          <WholeInput
            {...control}
            value={written.name}
            maxLength={NAME_LENGTH}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <Field id={`${id}-about`} label={t('form.about')} help={t('form.aboutHelp')} error={fields.about}>
        {(control) => (
          <WholeArea
            {...control}
            rows={4}
            value={written.about}
            maxLength={aboutLength}
            onChange={(event) => change({ about: event.target.value })}
          />
        )}
      </Field>
      {children({ id, fields, written, change: kept.change })}
      <SpecialityChoice
        id={`${id}-specialities`}
        chosen={written.specialities}
        most={MAX_SPECIALITIES}
        error={fields.specialities}
        onChange={(specialities) => change({ specialities })}
        t={t}
      />
      <Field
        id={`${id}-rules`}
        label={t('form.rules')}
        note={t('form.optional')}
        help={t('form.rulesHelp', { max: most.rules })}
        error={rulesError}
      >
        {(control) => (
          <WholeArea
            {...control}
            rows={4}
            value={written.rules}
            maxLength={most.rules * (most.ruleLength + 1)}
            onChange={(event) => change({ rules: event.target.value })}
          />
        )}
      </Field>
      <LanguageField
        id={`${id}-language`}
        label={t('form.language')}
        nameOf={(language) => t(`language.${language}`)}
        value={written.language}
        onValue={(language) => change({ language })}
      />
      <FormFooter>
        <Button variant="primary" type="submit" pending={pending} pendingLabel={t('form.saving')}>
          {sendLabel}
        </Button>
      </FormFooter>
    </form>
  );
}
