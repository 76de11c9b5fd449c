import { PlaceChoice } from '#modules/library/web/widgets/place-choice.tsx';
import { PlaceForm, type PlaceFormUse } from '#modules/library/web/widgets/place-form.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { ABOUT_LENGTH, COMMUNITY_KINDS, ENTRIES, MAX_RULES, RULE_LENGTH } from '../communities.contract.ts';
import { type CommunitySettings, settingsOf, type WrittenCommunity } from './written-community.tsx';

const MOST = { rules: MAX_RULES, ruleLength: RULE_LENGTH };

/** What its members share, how one comes in, and the rules. */
export function CommunityForm(use: PlaceFormUse<WrittenCommunity, CommunitySettings>) {
  const t = useTexts('communities');
  return (
    <PlaceForm
      {...use}
      keptAs="community-settings"
      settingsOf={settingsOf}
      aboutLength={ABOUT_LENGTH}
      most={MOST}
      t={t}
      nameHelp={t('form.nameHelp')}
    >
      {(form) => (
        <>
          <PlaceChoice name="kind" values={COMMUNITY_KINDS} form={form} t={t} />
          <Field id={`${form.id}-place`} label={t('form.place')} note={t('form.optional')} error={form.fields.place}>
            {(control) => (
              <TextInput
                {...control}
                value={form.written.place}
                maxLength={80}
                onChange={(event) => form.change({ place: event.target.value })}
              />
            )}
          </Field>
          <PlaceChoice name="entry" values={ENTRIES} form={form} t={t} />
        </>
      )}
    </PlaceForm>
  );
}
