import { PlaceChoice } from '#modules/library/web/widgets/place-choice.tsx';
import { PlaceForm, type PlaceFormUse } from '#modules/library/web/widgets/place-form.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { ABOUT_LENGTH, FORUM_KINDS, MAX_RULES, PASSWORD_LENGTH, RULE_LENGTH } from '../forums.contract.ts';
import { type ForumSettings, settingsOf, type WrittenForum } from './written-forum.tsx';

const MOST = { rules: MAX_RULES, ruleLength: RULE_LENGTH };
const NEVER_KEPT = ['password'] as const;

/** Name, about, rules, speciality and door of a forum. */
export function ForumForm(use: PlaceFormUse<WrittenForum, ForumSettings>) {
  const t = useTexts('forums');
  const hasPassword = use.placeId !== null && use.initial.kind === 'protected';
  return (
    <PlaceForm {...use} keptAs="forum-settings" neverKept={NEVER_KEPT} settingsOf={settingsOf} aboutLength={ABOUT_LENGTH} most={MOST} t={t}>
      {(form) => (
        <>
          <PlaceChoice name="kind" values={FORUM_KINDS} form={form} t={t} />
          {form.written.kind === 'protected' && (
            <Field
              id={`${form.id}-password`}
              label={t('form.password')}
              help={t(hasPassword ? 'form.passwordStays' : 'form.passwordHelp', { min: PASSWORD_LENGTH.min })}
              error={form.fields.password}
            >
              {(control) => (
                <TextInput
                  {...control}
                  type="password"
                  autoComplete="new-password"
                  value={form.written.password}
                  maxLength={PASSWORD_LENGTH.max}
                  onChange={(event) => form.change({ password: event.target.value })}
                />
              )}
            </Field>
          )}
        </>
      )}
    </PlaceForm>
  );
}
