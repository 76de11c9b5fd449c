import { useTexts } from '#platform/web/i18n.tsx';
import { useMoment } from '#platform/web/use-moment.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { type Conversation, MUTES, type Mute } from '../chat.contract.ts';

export interface MuteFieldProps {
  conversation: Pick<Conversation, 'muted' | 'mutedUntil'>;
  onChange: (mute: Mute) => void;
}

/** While a mute runs its end stands where the choice stood: of eight hours four may be over. */
export function MuteField({ conversation: { muted, mutedUntil }, onChange }: MuteFieldProps) {
  const t = useTexts('chat');
  const momentOf = useMoment();
  const running = mutedUntil === null ? [] : [{ value: 'running', label: t('mute.until', { until: momentOf(mutedUntil) }) }];
  return (
    <Field label={t('details.mute')} help={t('details.muteHelp')}>
      {(control) => (
        <Select
          {...control}
          value={muted ? (running[0]?.value ?? 'always') : 'off'}
          options={[...running, ...MUTES.map((value) => ({ value, label: t(`mute.${value}`) }))]}
          onChange={({ currentTarget: { value } }) => value !== 'running' && onChange(value as Mute)}
        />
      )}
    </Field>
  );
}
