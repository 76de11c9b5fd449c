import { type FormEvent, useState } from 'react';
import type { ItemCard } from '#modules/library/library.contract.ts';
import { WritingField } from '#modules/library/web/widgets/writing-field.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type IssueDraft, NEWSLETTER_LIMITS, type NewsletterCard } from '../newsletters.contract.ts';
import { IssueEntries } from './issue-entries.tsx';
import { IssueSending } from './issue-sending.tsx';
import css from './newsletters.module.css';
import { useIssueDraft } from './use-issue-draft.ts';

/** What is edited; `id` is null as long as it was never saved. */
export type EditedIssue = Omit<IssueDraft, 'id'> & { readonly id: string | null };

interface IssueDeskProps {
  newsletter: NewsletterCard;
  draft: EditedIssue;
  suggestions: readonly ItemCard[];
}

export function IssueDesk({ newsletter, draft, suggestions }: IssueDeskProps) {
  const t = useTexts('newsletters');
  const desk = useIssueDraft(newsletter, draft);
  const [items, setItems] = useState<readonly ItemCard[]>(draft.items);
  const { content, set } = desk;

  function submit(event: FormEvent) {
    event.preventDefault();
    void desk.save();
  }
  return (
    <form noValidate className={css.form} onSubmit={submit}>
      <Field id="issue-title" label={t('write.issueTitle')} error={desk.fields['content.title'] ?? desk.fields.title} required>
        {(control) => (
          <TextInput
            {...control}
            lang={newsletter.language}
            value={content.title}
            maxLength={NEWSLETTER_LIMITS.title}
            onChange={({ currentTarget }) => set({ title: currentTarget.value })}
          />
        )}
      </Field>
      <Field id="issue-intro" label={t('write.intro')} help={t('write.introHelp')} error={desk.fields['content.intro']}>
        {(control) => (
          <WritingField
            control={control}
            itemId={null}
            value={content.intro}
            maxLength={NEWSLETTER_LIMITS.intro}
            rows={5}
            onChange={(intro) => set({ intro })}
          />
        )}
      </Field>
      <IssueEntries
        entries={content.entries}
        items={items}
        suggestions={suggestions}
        language={newsletter.language}
        onChange={(entries) => set({ entries })}
        onTake={(item) => setItems((known) => [...known, item])}
      />
      <Field id="issue-inner" label={t('write.inner')} help={t('write.innerHelp')} error={desk.fields['content.inner']}>
        {(control) => (
          <WritingField
            control={control}
            itemId={null}
            value={content.inner}
            maxLength={NEWSLETTER_LIMITS.inner}
            rows={4}
            onChange={(inner) => set({ inner })}
          />
        )}
      </Field>
      {desk.message !== null && <p role="alert">{desk.message}</p>}
      <div className={css.acts}>
        <Button type="submit" pending={desk.saving} pendingLabel={t('write.saving')}>
          {t('write.save')}
        </Button>
        <span className="muted small" role="status">
          {desk.saved ? t('write.saved') : t('write.unsaved')}
        </span>
      </div>
      {draft.state !== 'published' && <IssueSending newsletter={newsletter} scheduledAt={draft.scheduledAt} save={desk.save} />}
    </form>
  );
}
