import { fieldId } from '#platform/web/field-path.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type DraftSettings, needsConsent } from '../case-draft.contract.ts';
import type { DraftDesk } from './use-draft.ts';

type Consent = DraftSettings['consent'];

/** What is confirmed of it: that nobody can be recognised, or that it is filed. */
const isWithout = (kind: Consent['kind']): boolean => kind === 'notIdentifiable';

/**
 * Another kind of consent was given at a time of its own: today, unless the author says otherwise. Where it says another thing, nobody has
 * confirmed that.
 */
export const withOwnDate = (chosen: Consent, kindBefore: Consent['kind'], today: string): Consent =>
  chosen.kind === kindBefore
    ? chosen
    : {
        ...chosen,
        date: needsConsent(chosen.kind) ? today : null,
        confirmed: chosen.confirmed && isWithout(chosen.kind) === isWithout(kindBefore),
      };

const two = (part: number) => String(part).padStart(2, '0');

/** The day it is where the author sits. */
export const dayHere = (at: Date): string => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

export interface ComposeConsentDateProps {
  consent: Consent;
  update: DraftDesk['updateSettings'];
  error: string | undefined;
}

/** When the patient agreed; nothing where nobody had to. */
export function ComposeConsentDate({ consent, update, error }: ComposeConsentDateProps) {
  const t = useTexts('cases');
  if (!needsConsent(consent.kind)) return null;
  return (
    <Field id={fieldId('settings.consent.date')} label={t('compose.consent.date')} help={t('compose.consent.dateHelp')} error={error}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          value={consent.date ?? ''}
          onChange={({ currentTarget }) => update({ consent: { ...consent, date: currentTarget.value || null } })}
        />
      )}
    </Field>
  );
}
