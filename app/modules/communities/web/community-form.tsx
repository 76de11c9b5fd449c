import { PlaceForm } from '#modules/library/web/widgets/place-form.tsx';
import type { CallFailure } from '#platform/operation/errors.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useWritten } from '#platform/web/use-written.ts';
import { Field } from '#ui/field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { ABOUT_LENGTH, COMMUNITY_KINDS, ENTRIES, MAX_RULES, RULE_LENGTH } from '../communities.contract.ts';
import { type CommunitySettings, settingsOf, type WrittenCommunity } from './written-community.tsx';

export interface CommunityFormProps {
  initial: WrittenCommunity;
  sendLabel: string;
  pending: boolean;
  failure: CallFailure | null;
  onSend: (settings: CommunitySettings) => void;
}

/** What its members share, how one comes in, and the rules. */
export function CommunityForm({ initial, onSend, ...sending }: CommunityFormProps) {
  const t = useTexts('communities');
  const { written, change } = useWritten(initial);
  return (
    <PlaceForm
      written={written}
      change={change}
      aboutLength={ABOUT_LENGTH}
      most={{ rules: MAX_RULES, ruleLength: RULE_LENGTH }}
      t={t}
      nameHelp={t('form.nameHelp')}
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
            options={COMMUNITY_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`), help: t(`kindHelp.${kind}`) }))}
          />
          <Field id={`${id}-place`} label={t('form.place')} note={t('form.optional')} error={fields.place}>
            {(control) => (
              <TextInput {...control} value={written.place} maxLength={80} onChange={(event) => change({ place: event.target.value })} />
            )}
          </Field>
          <RadioGroup
            id={`${id}-entry`}
            name={`${id}-entry`}
            label={t('form.entry')}
            error={fields.entry}
            value={written.entry}
            onValueChange={(entry) => change({ entry })}
            options={ENTRIES.map((entry) => ({ value: entry, label: t(`entry.${entry}`), help: t(`entryHelp.${entry}`) }))}
          />
        </>
      )}
    </PlaceForm>
  );
}
