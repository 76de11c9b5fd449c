import { PlaceForm } from '#modules/library/web/widgets/place-form.tsx';
import type { CallFailure } from '#platform/operation/errors.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useWritten } from '#platform/web/use-written.ts';
import { Field } from '#ui/field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { ABOUT_LENGTH, FORUM_KINDS, type ForumKind, MAX_RULES, PASSWORD_LENGTH, RULE_LENGTH } from '../forums.contract.ts';
import { type ForumSettings, settingsOf, type WrittenForum } from './written-forum.tsx';

export interface ForumFormProps {
  initial: WrittenForum;
  /** Null for a new forum; otherwise what it is now. */
  kindNow: ForumKind | null;
  sendLabel: string;
  pending: boolean;
  failure: CallFailure | null;
  onSend: (settings: ForumSettings) => void;
}

/** Name, about, rules, speciality and door of a forum. */
export function ForumForm({ initial, kindNow, onSend, ...sending }: ForumFormProps) {
  const t = useTexts('forums');
  const { written, change } = useWritten(initial);
  return (
    <PlaceForm
      written={written}
      change={change}
      aboutLength={ABOUT_LENGTH}
      most={{ rules: MAX_RULES, ruleLength: RULE_LENGTH }}
      t={t}
      onSend={() => onSend(settingsOf(written))}
      {...sending}
    >
      {({ id, fields }) => (
        <>
          <RadioGroup
            id={`${id}-kind`}
            name={`${id}-kind`}
            label={t('form.kind')}
            error={fields.kind}
            value={written.kind}
            onValueChange={(kind) => change({ kind })}
            options={FORUM_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`), help: t(`kindHelp.${kind}`) }))}
          />
          {written.kind === 'protected' && (
            <Field
              id={`${id}-password`}
              label={t('form.password')}
              help={t(kindNow === 'protected' ? 'form.passwordStays' : 'form.passwordHelp', { min: PASSWORD_LENGTH.min })}
              error={fields.password}
            >
              {(control) => (
                <TextInput
                  {...control}
                  type="password"
                  autoComplete="new-password"
                  value={written.password}
                  maxLength={PASSWORD_LENGTH.max}
                  onChange={(event) => change({ password: event.target.value })}
                />
              )}
            </Field>
          )}
        </>
      )}
    </PlaceForm>
  );
}
