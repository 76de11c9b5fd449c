/** /console/news: which journals and agencies are read. Stands in the frame of the staff desk. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Button } from '#ui/button.tsx';
import { ChipButton, chipsClass } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { listSources, type Source } from '../journal.contract.ts';
import type { Route } from './+types/news-desk.route';
import { DeskPages, forEditors } from './desk-pages.tsx';
import css from './news-desk.module.css';
import { SourceForm } from './source-form.tsx';
import { SourceRow } from './source-row.tsx';

export const handle: RouteHandle = { texts: ['news', 'identity'], frame: 'work' };

const STATES = ['all', 'active', 'failing', 'off'] as const;
type State = (typeof STATES)[number];

/** Most feeds have answered by then. */
const READING_MS = 5_000;

export const loader = (args: Route.LoaderArgs) => forEditors(args, (call) => call(listSources, {}));

const isIn: Record<State, (source: Source) => boolean> = {
  all: () => true,
  active: ({ active }) => active,
  failing: ({ fault }) => fault !== null,
  off: ({ active }) => !active,
};

export default function NewsDeskRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts('news');
  const [sources, setSources] = useState<readonly Source[]>(loaderData.data);
  const [adding, setAdding] = useState(false);
  const [wanted, setWanted] = useState('');
  const [state, setState] = useState<State>('all');
  const askAgain = useLater(() => {
    // What comes of it stands here at the next visit otherwise.
    callOverHttp(listSources, {}).then(
      ({ data }) => setSources(data),
      () => undefined,
    );
  }, READING_MS);
  const shown = useMemo(() => {
    const words = wanted.trim().toLowerCase();
    return sources.filter((source) => isIn[state](source) && `${source.name} ${source.feedUrl}`.toLowerCase().includes(words));
  }, [sources, wanted, state]);
  const put = (source: Source) => setSources((known) => known.map((one) => (one.id === source.id ? source : one)));

  return (
    <section aria-label={t('desk.title')} className={css.desk}>
      <DeskPages />
      <p className="muted">{t('desk.text')}</p>
      {adding ? (
        <SourceForm
          source={null}
          onSaved={(source) => {
            setSources((known) => [source, ...known]);
            setAdding(false);
            showToast(t('desk.added'));
          }}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <p>
          <Button icon="plus" onClick={() => setAdding(true)}>
            {t('desk.add')}
          </Button>
        </p>
      )}
      <Field label={t('desk.filter')}>
        {(control) => <TextInput {...control} type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />}
      </Field>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons, and no field of a form */}
      <div role="group" aria-label={t('desk.states')} className={chipsClass}>
        {STATES.map((one) => (
          <ChipButton key={one} selected={state === one} onClick={() => setState(one)}>
            {t(`desk.stateOf.${one}`, { count: sources.filter(isIn[one]).length })}
          </ChipButton>
        ))}
      </div>
      {shown.length === 0 ? (
        <EmptyState title={t('desk.nothing')}>{t('desk.nothingText')}</EmptyState>
      ) : (
        <ul aria-label={t('desk.sources')} className={css.sources}>
          {shown.map((source) => (
            <SourceRow key={source.id} source={source} onChanged={put} onReading={askAgain} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Does something once, a while after it was last asked to. */
function useLater(work: () => void, afterMs: number): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(work, afterMs);
  };
}
