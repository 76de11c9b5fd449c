/** Asks Crossref about a DOI, or ORCID about a record. What is found is shown first: the member says whether it is theirs. */
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { CallFailure } from '#platform/operation/errors.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { findPublication, findPublicationsByOrcid, type Publication } from '../publication.contract.ts';
import css from './entry-list.module.css';
import { PublicationLine } from './publication-line.tsx';

interface Found {
  readonly publications: readonly Publication[];
  /** None of the authors is called as the member is. */
  readonly doubtful: boolean;
}

export interface PublicationFinderProps {
  added: readonly string[];
  onAdd: (publication: Publication) => void;
}

export function PublicationFinder({ added, onAdd }: PublicationFinderProps) {
  const t = useTexts('profiles');
  return (
    <div className={css.find}>
      <Finder
        label={t('publications.doi')}
        help={t('publications.doiHelp')}
        field="doi"
        ask={async (doi) => {
          const { publication, namesMember } = await callOverHttp(findPublication, { doi });
          return { publications: [publication], doubtful: !namesMember };
        }}
      >
        {(found, close) =>
          found.publications.map((publication) => (
            <section key={publication.doi} className={css.found} aria-label={t('publications.isItYours')}>
              <div>
                <PublicationLine publication={publication} />
              </div>
              {found.doubtful && <p>{t('publications.doubtful')}</p>}
              <div className={css.answer}>
                {added.includes(publication.doi) ? (
                  <span className="muted">{t('publications.added')}</span>
                ) : (
                  <Button
                    onClick={() => {
                      onAdd(publication);
                      close();
                    }}
                  >
                    {t('publications.mine')}
                  </Button>
                )}
                <Button variant="quiet" onClick={close}>
                  {t(added.includes(publication.doi) ? 'publications.close' : 'publications.notMine')}
                </Button>
              </div>
            </section>
          ))
        }
      </Finder>
      <Finder
        label={t('publications.orcid')}
        help={t('publications.orcidHelp')}
        field="orcid"
        ask={async (orcid) => ({ publications: (await callOverHttp(findPublicationsByOrcid, { orcid })).data, doubtful: false })}
      >
        {({ publications }, close) => (
          <section className={css.found} aria-label={t('publications.orcidFound', { count: publications.length })}>
            <p className="muted small">
              {t(publications.length === 0 ? 'publications.orcidNothing' : 'publications.orcidFound', { count: publications.length })}
            </p>
            <ul>
              {publications.map((publication) => (
                <Candidate key={publication.doi} publication={publication} added={added.includes(publication.doi)} onAdd={onAdd} />
              ))}
            </ul>
            <div className={css.answer}>
              <Button variant="quiet" onClick={close}>
                {t('publications.close')}
              </Button>
            </div>
          </section>
        )}
      </Finder>
    </div>
  );
}

interface FinderProps {
  label: string;
  help: string;
  field: 'doi' | 'orcid';
  ask: (typed: string) => Promise<Found>;
  children: (found: Found, close: () => void) => ReactNode;
}

/** A field with its button, and below what was found. Not a form: it stands within one. */
function Finder({ label, help, field, ask, children }: FinderProps) {
  const t = useTexts('profiles');
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  async function look() {
    if (typed.trim() === '' || pending) return;
    setPending(true);
    setError(null);
    setFound(null);
    try {
      setFound(await ask(typed));
    } catch (caught) {
      if (!(caught instanceof CallFailure)) throw caught;
      setError(caught.body.fields?.[field] ?? (caught.body.message || t('follow.failed')));
    } finally {
      setPending(false);
    }
  }

  function close() {
    setFound(null);
    setTyped('');
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void look();
  }

  return (
    <>
      <Field label={label} help={help} error={error}>
        {(control) => (
          <div className={css.ask}>
            <TextInput
              {...control}
              autoComplete="off"
              inputMode="url"
              value={typed}
              maxLength={300}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={handleKey}
            />
            <Button icon="search" pending={pending} pendingLabel={t('publications.looking')} onClick={() => void look()}>
              {t('publications.look')}
            </Button>
          </div>
        )}
      </Field>
      {found !== null && children(found, close)}
    </>
  );
}

/** A work of a record. Crossref is asked before it is added, for ORCID does not name the authors. */
function Candidate({ publication, added, onAdd }: { publication: Publication; added: boolean; onAdd: (found: Publication) => void }) {
  const t = useTexts('profiles');
  const titleId = useId();
  const [pending, setPending] = useState(false);

  async function add() {
    setPending(true);
    try {
      onAdd((await callOverHttp(findPublication, { doi: publication.doi })).publication);
    } catch (caught) {
      if (!(caught instanceof CallFailure)) throw caught;
      // Without its authors, then.
      onAdd(publication);
    } finally {
      setPending(false);
    }
  }

  return (
    <li className={css.row}>
      <div className={css.head}>
        <div id={titleId} className={css.words}>
          <PublicationLine publication={publication} />
        </div>
        {added ? (
          <span className="muted small">{t('publications.added')}</span>
        ) : (
          <Button size="s" pending={pending} pendingLabel={t('publications.looking')} aria-describedby={titleId} onClick={() => void add()}>
            {t('publications.mine')}
          </Button>
        )}
      </div>
    </li>
  );
}
