import { useCallback, useMemo } from 'react';
import { RetractionNote } from '#modules/library/web/widgets/retraction-note.tsx';
import { useDraftRetractions } from '#modules/library/web/widgets/use-draft-retractions.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import type { FieldErrors } from '#platform/web/use-draft-check.ts';
import { CASE_LIMITS } from '../case-content.contract.ts';
import { listDraftRetractions } from '../case-draft.contract.ts';
import type { ReferenceRow } from './compose-form.tsx';
import { LineRows } from './compose-line-rows.tsx';
import { newKey } from './compose-list.tsx';
import type { DraftDesk } from './use-draft.ts';

const newReference = (): ReferenceRow => ({ key: newKey(), title: '', source: '', year: '', url: '' });

/** What a case rests on; the author learns what of it was retracted or is doubted. */
export function ComposeReferences({ desk, errors }: { desk: DraftDesk; errors: FieldErrors }) {
  const { form, settings, update } = desk;
  const cited = useMemo(() => form.references.map(workOf).filter(isNamed).join('\n'), [form.references]);
  const retractions = useDraftRetractions(cited, desk.save.flush, askForRetractions);
  // What was changed since is another work: it is asked for anew.
  const noteOf = useCallback(
    (row: Readonly<Record<string, string>>) => {
      const work = workOf(row);
      const found = retractions.find((one) => workOf(one.cited) === work);
      return found !== undefined && <RetractionNote found={found} />;
    },
    [retractions],
  );
  return (
    <LineRows
      section="references"
      rows={form.references}
      update={update}
      errors={errors}
      language={settings.language}
      max={CASE_LIMITS.references}
      make={newReference}
      noteOf={noteOf}
    />
  );
}

const askForRetractions = (id: string) => callOverHttp(listDraftRetractions, { id });

type Named = Readonly<Partial<Record<'title' | 'source' | 'url', string | null>>>;

/** The work a reference names, as a text to compare. */
const workOf = ({ title, source, url }: Named): string => JSON.stringify([title, source, url].map((text) => text?.trim() || ''));

const isNamed = (work: string): boolean => work !== workOf({});
