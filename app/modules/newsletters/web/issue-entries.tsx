import type { ItemCard } from '#modules/library/library.contract.ts';
import { IdentifierNote } from '#modules/library/web/widgets/identifier-note.tsx';
import type { Language } from '#platform/i18n/languages.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { takeOut } from '#platform/web/take-out.ts';
import { WholeArea } from '#platform/web/whole-text.tsx';
import { Button } from '#ui/button.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { onFirstPress } from '#ui/first-press.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { ListRow, RowList } from '#ui/list-row.tsx';
import { type IssueContent, NEWSLETTER_LIMITS } from '../newsletters.contract.ts';
import { EntrySearch } from './entry-search.tsx';
import css from './newsletters.module.css';

type Entry = IssueContent['entries'][number];

/** What is shown of something that is an entry, or could be one. */
export type EntryItem = Pick<ItemCard, 'id' | 'kind' | 'language' | 'title'>;

interface IssueEntriesProps {
  newsletterId: string;
  entries: readonly Entry[];
  /** What the entries are. */
  items: readonly EntryItem[];
  suggestions: readonly ItemCard[];
  language: Language;
  /** What is wrong with the line about one, by its place. */
  errorOf: (at: number) => string | undefined;
  onChange: (change: (known: readonly Entry[]) => Entry[]) => void;
  onTake: (item: EntryItem) => void;
}

/** What goes into an issue, in its order, and what could. */
export function IssueEntries({ newsletterId, entries, items, suggestions, language, errorOf, onChange, onTake }: IssueEntriesProps) {
  const t = useTexts('newsletters');
  const library = useTexts('library');
  const known = new Map<string, EntryItem>([...items, ...suggestions].map((item) => [item.id, item]));
  const chosen = new Set(entries.map(({ itemId }) => itemId));
  const open = suggestions.filter(({ id }) => !chosen.has(id));
  const isFull = entries.length >= NEWSLETTER_LIMITS.entries;
  const titleOf = (id: string) => known.get(id)?.title ?? '';

  const setNote = (at: number, note: string) => onChange((known) => known.map((one, i) => (i === at ? { ...one, note } : one)));
  function moveUp(at: number) {
    onChange((before) => {
      const moved = [...before];
      moved.splice(at - 1, 0, ...moved.splice(at, 1));
      return moved;
    });
  }
  function handleTakeOut(row: Entry, place: number) {
    const said = { text: t('write.takenOut', { title: titleOf(row.itemId) }), undo: t('page.undo') };
    // It may have been taken in again from the suggestions.
    takeOut({ row, place, onRows: (change) => onChange((before) => eachOnce(change(before))), said });
  }
  function take(item: EntryItem) {
    onTake(item);
    onChange((before) => (before.some(({ itemId }) => itemId === item.id) ? [...before] : [...before, { itemId: item.id, note: '' }]));
  }
  return (
    <FieldGroup label={t('write.entries')} id="issue-entries">
      {entries.length === 0 && <p className="muted">{t('write.nothingIn')}</p>}
      {entries.map(({ itemId, note }, at) => (
        <div key={itemId} data-row className={css.entry}>
          <div className={css.entryHead}>
            <b lang={known.get(itemId)?.language}>{titleOf(itemId)}</b>
            <span className={css.entryActs}>
              {at > 0 && (
                <IconButton icon="arrow-up" label={t('write.up', { title: titleOf(itemId) })} onClick={onFirstPress(() => moveUp(at))} />
              )}
              <IconButton
                icon="x"
                label={t('write.takeOut', { title: titleOf(itemId) })}
                onClick={onFirstPress(() => handleTakeOut({ itemId, note }, at))}
              />
            </span>
          </div>
          <Field label={t('write.note')} id={`note-${itemId}`} error={errorOf(at)}>
            {(control) => (
              <WholeArea
                {...control}
                lang={language}
                rows={2}
                value={note}
                maxLength={NEWSLETTER_LIMITS.note}
                onChange={({ currentTarget }) => setNote(at, currentTarget.value)}
              />
            )}
          </Field>
          <IdentifierNote value={note} language={language} onChange={(changed) => setNote(at, changed)} />
        </div>
      ))}
      <EntrySearch newsletterId={newsletterId} full={isFull} onTake={take} />
      <h2 className="t-sub">{t('write.suggestions')}</h2>
      {open.length === 0 ? (
        <p className="muted">{t('write.noSuggestions')}</p>
      ) : (
        <RowList>
          {open.map((item) => (
            <ListRow
              key={item.id}
              title={<span lang={item.language}>{item.title}</span>}
              detail={library(`kind.${item.kind}`)}
              trailing={
                <Button disabled={isFull} aria-label={t('write.addThis', { title: item.title })} onClick={() => take(item)}>
                  {t('write.add')}
                </Button>
              }
            />
          ))}
        </RowList>
      )}
    </FieldGroup>
  );
}

/** Of two of the same, the one about which more was said. */
const eachOnce = (entries: readonly Entry[]): Entry[] =>
  entries.filter((one, n) =>
    entries.every(
      ({ itemId, note }, m) =>
        itemId !== one.itemId || n === m || note.length < one.note.length || (note.length === one.note.length && n < m),
    ),
  );
