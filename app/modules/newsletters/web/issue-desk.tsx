import { type FormEvent, useState } from 'react';
import type { ItemCard } from '#modules/library/library.contract.ts';
import { DraftConflict, type ReadLine } from '#modules/library/web/widgets/draft-conflict.tsx';
import { IdentifierNote } from '#modules/library/web/widgets/identifier-note.tsx';
import { KeepIdentifiers } from '#modules/library/web/widgets/kept-identifiers.tsx';
import { WritingField } from '#modules/library/web/widgets/writing-field.tsx';
import { wordsOf } from '#platform/web/draft-copy.ts';
import { complaintsOf, FormTop } from '#platform/web/form-top.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { WholeInput } from '#platform/web/whole-text.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { type IssueContent, type IssueDraft, NEWSLETTER_LIMITS, type NewsletterCard } from '../newsletters.contract.ts';
import { type EntryItem, IssueEntries } from './issue-entries.tsx';
import { IssueSaved } from './issue-saved.tsx';
import { IssueSending } from './issue-sending.tsx';
import css from './newsletters.module.css';
import { useIssueDraft } from './use-issue-draft.ts';

/** What is edited; `id` is null as long as it was never saved. */
export type EditedIssue = Omit<IssueDraft, 'id' | 'changedAt'> & { readonly id: string | null };

interface IssueDeskProps {
  newsletter: NewsletterCard;
  draft: EditedIssue;
  suggestions: readonly ItemCard[];
}

export function IssueDesk({ newsletter, draft, suggestions }: IssueDeskProps) {
  const t = useTexts('newsletters');
  const library = useTexts('library');
  const desk = useIssueDraft(newsletter, draft);
  const [taken, setTaken] = useState<readonly EntryItem[]>([]);
  const { content, set, other } = desk;
  // The time to send it at says for itself what is wrong with it.
  const { at: _ofTime, ...refused } = desk.fields;
  const found = desk.identifiers.paths.map((path) => [`content.${path}`, library('identifiers.here')]);
  const fields: Readonly<Record<string, string>> = { ...Object.fromEntries(found), ...refused };
  const items: readonly EntryItem[] = [...draft.items, ...taken, ...(other?.items ?? [])];

  function submit(event: FormEvent) {
    event.preventDefault();
    void desk.save();
  }

  if (other !== null) {
    const titles = new Map([...items, ...suggestions].map(({ id, title }) => [id, title]));
    const shown = (version: IssueContent) => ({ content: { ...version }, settings: {} });
    return (
      <DraftConflict
        conflict={{ mine: shown(content), other: { ...shown(other.content), updatedAt: other.changedAt } }}
        attempt={desk.notRemoved === null ? 0 : 1}
        linesOf={(version, part) => linesOfPart(version.content[part], titles, t('write.note'))}
        onResolve={(parts) => {
          setTaken(items);
          desk.resolve(parts);
        }}
        t={t}
      />
    );
  }
  return (
    <form noValidate className={css.form} onSubmit={submit}>
      <FormTop kept={desk} message={desk.message} complaints={complaintsOf(fields, 'issue', { part: 'content' })} />
      <Field id="issue-title" label={t('write.issueTitle')} error={fields['content.title'] ?? fields.title} required>
        {(control) => (
          <WholeInput
            {...control}
            lang={newsletter.language}
            value={content.title}
            maxLength={NEWSLETTER_LIMITS.title}
            onChange={({ currentTarget }) => set({ title: currentTarget.value })}
          />
        )}
      </Field>
      <IdentifierNote value={content.title} language={newsletter.language} onChange={(title) => set({ title })} />
      <Field id="issue-intro" label={t('write.intro')} help={t('write.introHelp')} error={fields['content.intro']}>
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
      <IdentifierNote value={content.intro} language={newsletter.language} onChange={(intro) => set({ intro })} />
      <IssueEntries
        newsletterId={newsletter.id}
        entries={content.entries}
        items={items}
        suggestions={suggestions}
        language={newsletter.language}
        errorOf={(at) => fields[`content.entries.${at}.note`]}
        onChange={(change) => set((known) => ({ entries: change(known.entries) }))}
        onTake={(item) => setTaken((known) => [...known, item])}
      />
      <Field id="issue-inner" label={t('write.inner')} help={t('write.innerHelp')} error={fields['content.inner']}>
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
      <IdentifierNote value={content.inner} language={newsletter.language} onChange={(inner) => set({ inner })} />
      <KeepIdentifiers kept={desk.identifiers} />
      <div className={css.acts}>
        <Button type="submit" pending={desk.saving} pendingLabel={t('write.saving')}>
          {t('write.save')}
        </Button>
        <IssueSaved saved={desk.saved} status={desk.status} />
      </div>
      {draft.state !== 'published' && <IssueSending newsletter={newsletter} scheduledAt={draft.scheduledAt} desk={desk} />}
    </form>
  );
}

/** Entries by what they are called: whoever compares two versions does not know them by id. */
function linesOfPart(value: unknown, titles: ReadonlyMap<string, string>, noteLabel: string): ReadLine[] {
  if (!Array.isArray(value)) return [{ text: wordsOf(value) }];
  return (value as IssueContent['entries']).flatMap(({ itemId, note }) => [
    { text: titles.get(itemId) ?? '' },
    { label: noteLabel, text: note },
  ]);
}
