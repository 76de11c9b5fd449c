import { type FormEvent, useId } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { complaintsOf, FormTop } from '#platform/web/form-top.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link, useGo } from '#platform/web/link.tsx';
import { OtherVersion } from '#platform/web/other-version.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { useKeptWriting } from '#platform/web/use-kept-writing.ts';
import { WholeArea, WholeInput } from '#platform/web/whole-text.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { NEWSLETTER_AUDIENCES, NEWSLETTER_LIMITS, type NewsletterCard, saveNewsletter } from '../newsletters.contract.ts';
import css from './newsletters.module.css';

const LANGUAGES = ['en', 'id'] as const;

type Fields = Pick<NewsletterCard, 'slug' | 'name' | 'about' | 'language' | 'audience'>;

const EMPTY: Fields = { slug: '', name: '', about: '', language: 'en', audience: 'anyone' };

const fieldsOf = ({ slug, name, about, language, audience }: Fields): Fields => ({ slug, name, about, language, audience });

export interface NewsletterFormProps {
  /** Null for a new one. */
  newsletter: NewsletterCard | null;
  /** The forum a new one belongs to. */
  forumId: string | null;
  /** The journal a new one is made of. */
  journalId: string | null;
}

export function NewsletterForm({ newsletter, forumId, journalId }: NewsletterFormProps) {
  const t = useTexts('newsletters');
  const id = useId();
  const go = useGo();
  const initial = fieldsOf(newsletter ?? { ...EMPTY, audience: forumId === null ? 'anyone' : 'forum' });
  const kept = useKeptWriting(initial, {
    name: 'newsletter',
    id: newsletter?.id ?? forumId ?? journalId,
    version: newsletter?.version ?? 0,
  });
  const { written: fields, change: set } = kept;
  const { run, pending, failure } = useCommand(saveNewsletter);
  const { message, fields: errors } = useFailure(failure);
  const names = { name: t('found.name'), slug: t('found.slug'), about: t('found.about') };
  const audiences = NEWSLETTER_AUDIENCES.filter((one) => one !== 'forum' || forumId !== null);

  async function save(event: FormEvent) {
    event.preventDefault();
    const saved = await run({ id: newsletter?.id ?? null, version: kept.version, ...fields, forumId, journalId });
    if (saved === null) return;
    kept.forget();
    go(`/newsletters/${saved.slug}`);
  }
  return (
    <form noValidate className={css.form} onSubmit={(event) => void save(event)}>
      <FormTop kept={kept} message={message} complaints={complaintsOf(errors, id, { names })} />
      <OtherVersion failure={failure} kept={kept} names={names} />
      <Field id={`${id}-name`} label={t('found.name')} error={errors.name} required>
        {(control) => (
          <WholeInput
            {...control}
            value={fields.name}
            maxLength={NEWSLETTER_LIMITS.name}
            onChange={({ currentTarget }) => set({ name: currentTarget.value })}
          />
        )}
      </Field>
      <Field id={`${id}-slug`} label={t('found.slug')} help={t('found.slugHelp')} error={errors.slug} required>
        {(control) => (
          <TextInput
            {...control}
            value={fields.slug}
            maxLength={60}
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ currentTarget }) => set({ slug: currentTarget.value })}
          />
        )}
      </Field>
      <Field id={`${id}-about`} label={t('found.about')} error={errors.about} required>
        {(control) => (
          <WholeArea
            {...control}
            rows={3}
            value={fields.about}
            maxLength={NEWSLETTER_LIMITS.about}
            onChange={({ currentTarget }) => set({ about: currentTarget.value })}
          />
        )}
      </Field>
      <Field id={`${id}-language`} label={t('found.language')}>
        {(control) => (
          <Select
            {...control}
            value={fields.language}
            options={LANGUAGES.map((value) => ({ value, label: t(`found.languageOf.${value}`) }))}
            onChange={({ currentTarget }) => set({ language: currentTarget.value as Fields['language'] })}
          />
        )}
      </Field>
      <Field id={`${id}-audience`} label={t('found.audience')} help={newsletter === null ? undefined : t('found.audienceHelp')}>
        {(control) => (
          <Select
            {...control}
            value={fields.audience}
            options={audiences.map((value) => ({ value, label: t(`found.audienceOf.${value}`) }))}
            onChange={({ currentTarget }) => set({ audience: currentTarget.value as Fields['audience'] })}
          />
        )}
      </Field>
      <div className={css.acts}>
        <Button type="submit" variant="primary" pending={pending} pendingLabel={t('found.saving')}>
          {t('found.save')}
        </Button>
        <Link to={newsletter === null ? '/newsletters' : `/newsletters/${newsletter.slug}`} className={buttonClass({ variant: 'quiet' })}>
          {t('found.cancel')}
        </Link>
      </div>
    </form>
  );
}
