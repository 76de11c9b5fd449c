import { useEffect, useRef } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { onFirstPress } from '#ui/first-press.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { MAX_PUBLICATIONS, type Publication } from '../publication.contract.ts';
import { fieldId } from './draft-problems.tsx';
import css from './entry-list.module.css';
import { PublicationFinder } from './publication-finder.tsx';
import { PublicationLine } from './publication-line.tsx';

export interface PublicationEditorProps {
  dois: readonly string[];
  works: readonly Publication[];
  problems: Readonly<Record<string, string>>;
  onChange: (dois: string[], works: Publication[]) => void;
}

/** What the member has published: found in a register, confirmed one by one, put in order, taken away. */
export function PublicationEditor({ dois, works, problems, onChange }: PublicationEditorProps) {
  const t = useTexts('profiles');
  const latest = useRef({ dois, works });
  useEffect(() => {
    latest.current = { dois, works };
  }, [dois, works]);

  const change = (next: string[]) => onChange(next, [...latest.current.works]);

  function add(publication: Publication) {
    const now = latest.current;
    if (now.dois.includes(publication.doi)) return;
    const others = now.works.filter(({ doi }) => doi !== publication.doi);
    // Several may be added before the page is drawn again.
    latest.current = { dois: [...now.dois, publication.doi], works: [...others, publication] };
    onChange([...latest.current.dois], [...latest.current.works]);
  }

  function remove(index: number) {
    const doi = dois[index];
    if (doi === undefined) return;
    change(dois.toSpliced(index, 1));
    const onUndo = () => change(latest.current.dois.toSpliced(Math.min(index, latest.current.dois.length), 0, doi));
    showToast(t('publications.removed'), { undo: { label: t('entries.undo'), onUndo } });
  }

  const move = (from: number, to: number) => change(dois.toSpliced(from, 1).toSpliced(to, 0, dois[from] ?? ''));

  return (
    <section className={css.entries} aria-labelledby="publications-title">
      <h2 id="publications-title" className="t-sub">
        {t('publications.title')}
      </h2>
      <p className="muted small">{t('publications.help')}</p>
      {dois.length > 0 && (
        <ol className={css.rows}>
          {dois.map((doi, n) => {
            const work = works.find((one) => one.doi === doi);
            const error = problems[`publications.${n}`];
            const name = work?.title ?? doi;
            return (
              <li key={doi} id={fieldId(`publications.${n}`)} tabIndex={-1} className={css.row}>
                <div className={css.head}>
                  <div className={css.words}>{work === undefined ? doi : <PublicationLine publication={work} />}</div>
                  <div className={css.acts}>
                    {dois.length > 1 && (
                      <>
                        <IconButton
                          size="s"
                          icon="arrow-up"
                          label={t('entries.up', { name })}
                          aria-disabled={n === 0}
                          onClick={onFirstPress(() => n > 0 && move(n, n - 1))}
                        />
                        <IconButton
                          size="s"
                          icon="arrow-down"
                          label={t('entries.down', { name })}
                          aria-disabled={n === dois.length - 1}
                          onClick={onFirstPress(() => n < dois.length - 1 && move(n, n + 1))}
                        />
                      </>
                    )}
                    <IconButton size="s" icon="trash" label={t('entries.remove', { name })} onClick={onFirstPress(() => remove(n))} />
                  </div>
                </div>
                {error && <p role="alert">{error}</p>}
              </li>
            );
          })}
        </ol>
      )}
      {dois.length < MAX_PUBLICATIONS ? (
        <PublicationFinder added={dois} onAdd={add} />
      ) : (
        <p className="muted small">{t('entries.full', { count: MAX_PUBLICATIONS })}</p>
      )}
    </section>
  );
}
