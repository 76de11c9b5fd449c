import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { KeptNotice } from '#platform/web/kept-notice.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { useKeptWriting } from '#platform/web/use-kept-writing.ts';
import { useTimeZone } from '#platform/web/use-time-zone.ts';
import { Button } from '#ui/button.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { MAIL_RHYTHMS, type NotificationSettings, saveSettings, WAYS, type Way } from '../notification-settings.contract.ts';
import { ALWAYS_GROUPS, CHOICES, type ChoiceName } from '../notifications.contract.ts';
import css from './notification-settings-form.module.css';
import { changeOf, kindsOf, writtenOf } from './settings-change.tsx';

/** Where our members are. */
const TIME_ZONES = [
  'Asia/Jakarta',
  'Asia/Makassar',
  'Asia/Jayapura',
  'Asia/Kolkata',
  'Asia/Dhaka',
  'Asia/Kuala_Lumpur',
  'Asia/Singapore',
  'Asia/Dubai',
  'Australia/Sydney',
  'Europe/London',
  'America/New_York',
  'UTC',
];
const DEFAULT_QUIET = { from: '21:00', to: '06:00' };

export function NotificationSettingsForm({ settings }: { settings: NotificationSettings }) {
  const t = useTexts('notifications');
  /** What is chosen is a change of this. */
  const [stands, setStands] = useState(settings);
  const kept = useKeptWriting(writtenOf(settings), { name: 'notification-settings', id: null });
  const { revalidate } = useRevalidator();
  const { run, pending, failure } = useCommand(saveSettings);
  const { message, fields } = useFailure(failure);
  const { written, change } = kept;
  const { quiet, timeZone, chosen, mail } = written;
  const kinds = kindsOf(stands, written);
  // What this device says, beside what stands there.
  const device = useTimeZone();
  const choose = (kind: ChoiceName, way: Way, on: boolean) => change({ chosen: { ...chosen, [kind]: { ...kinds[kind], [way]: on } } });

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const saved = await run(changeOf(stands, written));
    if (saved === null) return;
    // With what was silenced elsewhere meanwhile.
    setStands(saved);
    change(writtenOf(saved));
    kept.forget();
    showToast(t('settings.saved'));
    // What is chosen from now on is a change of what stands there now.
    await revalidate();
  }

  return (
    <form noValidate className={css.form} onSubmit={(event) => void handleSubmit(event)}>
      {kept.restored && <KeptNotice onDiscard={kept.discard} />}
      <table className={css.kinds}>
        <caption className="t-head">{t('settings.kinds')}</caption>
        <thead>
          <tr>
            <td />
            {WAYS.map((way) => (
              <th key={way} scope="col">
                {t(`settings.way.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CHOICES.map((kind) => (
            <KindRow key={kind} kind={kind} choice={kinds[kind]} onChoose={choose} />
          ))}
        </tbody>
      </table>
      <p className="muted small">{t('settings.always')}</p>
      <Field label={t('settings.rhythm')} help={t('settings.mailHelp')}>
        {(control) => (
          <Select
            {...control}
            options={MAIL_RHYTHMS.map((value) => ({ value, label: t(`settings.rhythmOf.${value}`) }))}
            value={mail}
            onChange={(event) => change({ mail: event.currentTarget.value as NotificationSettings['mail'] })}
          />
        )}
      </Field>
      <FieldGroup label={t('settings.quiet')}>
        <Switch
          label={t('settings.quietOn')}
          help={t('settings.quietHelp')}
          checked={quiet !== null}
          onChange={(event) => change({ quiet: event.currentTarget.checked ? DEFAULT_QUIET : null })}
        />
        {quiet !== null && (
          <div className={css.times}>
            <Field label={t('settings.from')} error={fields['quiet.from']}>
              {(control) => (
                <TextInput
                  {...control}
                  type="time"
                  value={quiet.from}
                  onChange={(event) => change({ quiet: { ...quiet, from: event.currentTarget.value } })}
                />
              )}
            </Field>
            <Field label={t('settings.to')} error={fields['quiet.to']}>
              {(control) => (
                <TextInput
                  {...control}
                  type="time"
                  value={quiet.to}
                  onChange={(event) => change({ quiet: { ...quiet, to: event.currentTarget.value } })}
                />
              )}
            </Field>
          </div>
        )}
      </FieldGroup>
      <Field label={t('settings.timeZone')} error={fields.timeZone}>
        {(control) => (
          <Select
            {...control}
            options={[...new Set([timeZone, device, ...TIME_ZONES])].map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
            value={timeZone}
            onChange={(event) => change({ timeZone: event.currentTarget.value })}
          />
        )}
      </Field>
      {message !== null && <p role="alert">{message}</p>}
      <div>
        <Button type="submit" variant="primary" pending={pending} pendingLabel={t('settings.saving')}>
          {t('settings.save')}
        </Button>
      </div>
    </form>
  );
}

interface KindRowProps {
  kind: ChoiceName;
  choice: NotificationSettings['kinds'][ChoiceName];
  onChoose: (kind: ChoiceName, way: Way, on: boolean) => void;
}

function KindRow({ kind, choice, onChoose }: KindRowProps) {
  const t = useTexts('notifications');
  const name = t(`settings.kind.${kind}`);
  const isAlways = ALWAYS_GROUPS.some((group) => group === kind);
  return (
    <tr>
      <th scope="row">{name}</th>
      {WAYS.map((way) => (
        <td key={way}>
          <label className={css.box}>
            <span className="visually-hidden">{t(`settings.wayOf.${way}`, { kind: name })}</span>
            <input
              type="checkbox"
              checked={choice[way]}
              disabled={isAlways && way === 'inApp'}
              onChange={(event) => onChoose(kind, way, event.currentTarget.checked)}
            />
          </label>
        </td>
      ))}
    </tr>
  );
}
