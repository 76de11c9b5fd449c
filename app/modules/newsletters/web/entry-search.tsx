import { search } from '#modules/search/search.contract.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { MultiCombobox } from '#ui/combobox.tsx';
import { Field } from '#ui/field.tsx';
import { findEntry } from '../issue-composing.contract.ts';
import type { EntryItem } from './issue-entries.tsx';

interface EntrySearchProps {
  newsletterId: string;
  /** Nothing more goes into the issue. */
  full: boolean;
  onTake: (item: EntryItem) => void;
}

/** The id that ends a path: something was copied from the bar of the browser. */
const ADDRESS = /\/([0-9a-hjkmnp-tv-z]{16})\/?(?:[?#]\S*)?$/;

/** Anything that there is, found by its words or its address, and put in where it is chosen. */
export function EntrySearch({ newsletterId, full, onTake }: EntrySearchProps) {
  const t = useTexts('newsletters');
  const library = useTexts('library');
  async function find(typed: string, signal: AbortSignal): Promise<readonly EntryItem[]> {
    const itemId = ADDRESS.exec(typed.trim())?.[1];
    if (itemId !== undefined) {
      const { item } = await callOverHttp(findEntry, { newsletterId, itemId }, { signal });
      return item === null ? [] : [item];
    }
    const { data } = await callOverHttp(search, { q: typed }, { signal });
    return data.flatMap((found) => (found.type === 'item' ? [{ ...found, title: found.title.map(({ text }) => text).join('') }] : []));
  }
  return (
    <Field id="entry-search" label={t('write.find')} help={t('write.findHelp')}>
      {(control) => (
        <MultiCombobox<EntryItem>
          {...control}
          value={NOTHING}
          full={full}
          onValueChange={([item]) => item !== undefined && onTake(item)}
          find={find}
          itemId={({ id }) => id}
          itemLabel={({ title }) => title}
          renderItem={({ kind, language, title }) => (
            <span>
              <span className="strong" lang={language}>
                {title}
              </span>
              <span className="small muted">{` · ${library(`kind.${kind}`)}`}</span>
            </span>
          )}
          removeLabel={({ title }) => t('write.takeOut', { title })}
          labels={{
            clear: t('write.findClear'),
            searching: t('write.finding'),
            failed: t('page.failed'),
            nothing: (q) => t('write.foundNothing', { q }),
          }}
        />
      )}
    </Field>
  );
}

/** What is chosen goes into the issue at once. */
const NOTHING: readonly EntryItem[] = [];
