import { type FormEvent, useId, useState } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { SpecialitiesInput } from '#modules/library/web/widgets/specialities-input.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { KeptNotice } from '#platform/web/kept-notice.tsx';
import { OtherVersion } from '#platform/web/other-version.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { useKeptWriting } from '#platform/web/use-kept-writing.ts';
import { WholeInput } from '#platform/web/whole-text.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { AUDIENCES, SLIDER_LIMITS, type Slider, type SliderContent, saveSlider } from '../promotion.contract.ts';
import css from './slider-desk.module.css';
import { atLocalTime, localTimeOf } from './slider-time.tsx';

const LANGUAGES = ['en', 'id'] as const;
const PARTS = ['title', 'text', 'action'] as const;

const EMPTY: SliderContent = {
  texts: { en: { title: '', text: '', action: '' }, id: { title: '', text: '', action: '' } },
  href: '/',
  audience: 'everyone',
  specialities: [],
  startsAt: '',
  endsAt: null,
  position: 10,
};

const contentOf = ({ texts, href, audience, specialities, startsAt, endsAt, position }: SliderContent): SliderContent => ({
  ...{ texts, href, audience, specialities, startsAt, endsAt, position },
});

/** Without its time a day is no value to a browser, as if nothing had been given: a slide whose end was left so would never end. */
const halfDateIn = (form: HTMLFormElement): HTMLInputElement | undefined =>
  [...form.querySelectorAll<HTMLInputElement>('input[type="datetime-local"]')].find(({ validity }) => validity.badInput);

interface SliderFormProps {
  /** Null for a new one. */
  slider: Slider | null;
  onSaved: (slider: Slider) => void;
  onCancel: () => void;
}

export function SliderForm({ slider, onSaved, onCancel }: SliderFormProps) {
  const t = useTexts('promotion');
  const id = useId();
  // Once: what is new begins at the moment its form was opened.
  const [begun] = useState<SliderContent>(() => contentOf(slider ?? { ...EMPTY, startsAt: new Date().toISOString() }));
  const kept = useKeptWriting(begun, { name: 'slide', id: slider?.id ?? null, version: slider?.version ?? 0 });
  const { written: content, change: set } = kept;
  const { run, pending, failure } = useCommand(saveSlider);
  const { message, fields } = useFailure(failure);
  /** Id of the field that was left so. */
  const [halfDate, setHalfDate] = useState<string | null>(null);
  const dateError = (field: string) => (halfDate === `${id}-${field}` ? t('desk.halfDate') : fields[`content.${field}`]);

  function setText(of: 'en' | 'id', part: (typeof PARTS)[number], text: string) {
    set((known) => ({ texts: { ...known.texts, [of]: { ...known.texts[of], [part]: text } } }));
  }
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const half = halfDateIn(event.currentTarget);
    setHalfDate(half?.id ?? null);
    if (half !== undefined) return half.focus();
    const saved = await run({ id: slider?.id ?? null, version: kept.version, content });
    if (saved === null) return;
    kept.forget();
    onSaved(saved);
  }
  function cancel() {
    kept.discard();
    onCancel();
  }

  return (
    <form noValidate onSubmit={(event) => void save(event)} className={css.form}>
      {kept.restored && <KeptNotice onDiscard={kept.discard} />}
      {LANGUAGES.map((of) => (
        <fieldset key={of} className={css.texts}>
          <legend className="t-label">{t(`desk.language.${of}`)}</legend>
          {PARTS.map((part) => (
            <Field
              key={part}
              id={`${id}-${of}-${part}`}
              label={t(`desk.${part}Field`)}
              error={fields[`content.texts.${of}.${part}`]}
              required
            >
              {(control) => (
                <WholeInput
                  {...control}
                  lang={of}
                  value={content.texts[of][part]}
                  maxLength={SLIDER_LIMITS[part]}
                  onChange={({ currentTarget }) => setText(of, part, currentTarget.value)}
                />
              )}
            </Field>
          ))}
        </fieldset>
      ))}
      <Field id={`${id}-href`} label={t('desk.href')} help={t('desk.hrefHelp')} error={fields['content.href']} required>
        {(control) => (
          <WholeInput
            {...control}
            value={content.href}
            maxLength={SLIDER_LIMITS.href}
            onChange={({ currentTarget }) => set({ href: currentTarget.value })}
          />
        )}
      </Field>
      <div className={css.pair}>
        <Field id={`${id}-audience`} label={t('desk.audience')}>
          {(control) => (
            <Select
              {...control}
              value={content.audience}
              options={AUDIENCES.map((value) => ({ value, label: t(`audience.${value}`) }))}
              onChange={({ currentTarget }) => set({ audience: currentTarget.value as SliderContent['audience'] })}
            />
          )}
        </Field>
        <Field id={`${id}-specialities`} label={t('desk.specialities')} error={fields['content.specialities']}>
          {(control) => (
            <SpecialitiesInput
              control={control}
              value={content.specialities}
              most={SLIDER_LIMITS.specialities}
              onValue={(specialities) => set({ specialities })}
              removeLabel={(name) => t('desk.removeSpeciality', { name })}
              labels={{ placeholder: content.specialities.length === 0 ? t('desk.allSpecialities') : t('desk.addSpeciality') }}
            />
          )}
        </Field>
        <Field id={`${id}-startsAt`} label={t('desk.startsAt')} error={dateError('startsAt')} required>
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              value={localTimeOf(content.startsAt)}
              onChange={({ currentTarget }) => set({ startsAt: atLocalTime(currentTarget.value) ?? '' })}
            />
          )}
        </Field>
        <Field id={`${id}-endsAt`} label={t('desk.endsAt')} help={t('desk.endsAtHelp')} error={dateError('endsAt')}>
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              value={localTimeOf(content.endsAt)}
              onChange={({ currentTarget }) => set({ endsAt: atLocalTime(currentTarget.value) })}
            />
          )}
        </Field>
        <Field id={`${id}-position`} label={t('desk.position')} help={t('desk.positionHelp')} error={fields['content.position']}>
          {(control) => (
            <NumberInput
              {...control}
              value={String(content.position)}
              maxLength={2}
              onChange={({ currentTarget }) => set({ position: Number(currentTarget.value.replace(/\D/g, '')) })}
            />
          )}
        </Field>
      </div>
      {message !== null && <p role="alert">{message}</p>}
      <OtherVersion failure={failure} kept={kept} names={{ texts: t('desk.textField'), href: t('desk.href') }} />
      <div className={css.acts}>
        <Button type="submit" variant="primary" pending={pending} pendingLabel={t('desk.saving')}>
          {t('desk.save')}
        </Button>
        <Button variant="quiet" onClick={cancel}>
          {t('desk.cancel')}
        </Button>
      </div>
    </form>
  );
}
