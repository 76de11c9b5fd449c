import { type FormEvent, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { pathInLanguage } from '#platform/i18n/languages.ts';
import { usePageFacts } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { useCopy } from '#platform/web/use-copy.ts';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { addInvitation, MOST_USES } from '../community-invitation.contract.ts';
import css from './community.module.css';

const DAYS = [1, 7, 14, 30, 90];

/** Makes a link with its limits, and shows it the only time it can be read. */
export function InvitationForm({ communityId }: { communityId: string }) {
  const t = useTexts('communities');
  const id = useId();
  const [maxUses, setMaxUses] = useState('25');
  const [days, setDays] = useState('14');
  const [code, setCode] = useState<string | null>(null);
  const { run, pending, failure } = useCommand(addInvitation);
  const { message, fields } = useFailure(failure);
  const { revalidate } = useRevalidator();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const made = await run({ communityId, maxUses: Number(maxUses), days: Number(days) });
    if (made === null) return;
    setCode(made.code);
    await revalidate();
  }

  return (
    <form noValidate className={css.form} onSubmit={(event) => void handleSubmit(event)}>
      <p>{t('invitation.lead')}</p>
      <div className={css.pair}>
        <Field
          id={`${id}-uses`}
          label={t('invitation.maxUses')}
          help={t('invitation.maxUsesHelp', { max: MOST_USES })}
          error={fields.maxUses}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              value={maxUses}
              maxLength={3}
              onChange={(event) => setMaxUses(event.target.value)}
            />
          )}
        </Field>
        <Field id={`${id}-days`} label={t('invitation.days')} error={fields.days}>
          {(control) => (
            <Select
              {...control}
              value={days}
              options={DAYS.map((count) => ({ value: String(count), label: t('invitation.forDays', { count }) }))}
              onChange={(event) => setDays(event.target.value)}
            />
          )}
        </Field>
      </div>
      {message !== null && (
        <p role="alert" className={css.failure}>
          {message}
        </p>
      )}
      <Button type="submit" variant="primary" pending={pending} pendingLabel={t('invitation.making')}>
        {t('invitation.make')}
      </Button>
      {code !== null && <NewLink code={code} />}
    </form>
  );
}

function NewLink({ code }: { code: string }) {
  const t = useTexts('communities');
  const { publicUrl, language } = usePageFacts();
  const url = publicUrl + pathInLanguage(`/community/invitation/${code}`, language);

  const copy = useCopy();

  return (
    <div role="status" className={classNames(cardClass(), css.code)}>
      <p className="strong">{t('invitation.ready')}</p>
      <p className={css.link}>
        <a href={url}>{url}</a>
      </p>
      <Button variant="soft" onClick={() => void copy(url, t('invitation.copied'))}>
        {t('invitation.copy')}
      </Button>
    </div>
  );
}
