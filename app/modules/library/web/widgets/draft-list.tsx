import { useEffect, useState } from 'react';
import type { Translate } from '#platform/i18n/translator.ts';
import { copyKey, FRESH_DRAFT, readCopy } from '#platform/web/draft-copy.ts';
import { Link } from '#platform/web/link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import css from './draft-list.module.css';

export interface DraftListProps<Draft> {
  drafts: readonly Draft[];
  /** When it was changed last, or when it will appear. */
  stateOf: (draft: Draft) => string;
  /** Of the copies on this device. */
  copyName: string;
  memberId: string;
  writePath: string;
  t: Translate;
}

/** Which unfinished text to go on with. Texts of the caller: `compose.drafts`. */
export function DraftList<Draft extends { readonly id: string; readonly title: string }>(props: DraftListProps<Draft>) {
  const { drafts, stateOf, copyName, memberId, writePath, t } = props;
  const [hasCopy, setHasCopy] = useState(false);
  const toDraft = (id: string) => `${writePath}?draft=${id}`;
  // Of a text that never reached the server only this device knows.
  useEffect(() => setHasCopy(readCopy(copyKey(copyName, memberId, null))?.unsaved === true), [copyName, memberId]);
  return (
    <div className="stack-l">
      <div className="stack-s">
        <h1 className="t-display">{t('compose.drafts.title')}</h1>
        <p className="muted">{t('compose.drafts.text', { count: drafts.length })}</p>
      </div>
      <ul className={css.list}>
        {hasCopy && (
          <li>
            <Link to={toDraft(FRESH_DRAFT)} className={css.draft}>
              <span className="t-sub">{t('compose.drafts.untitled')}</span>
              <span className="muted small">{t('compose.drafts.onDevice')}</span>
            </Link>
          </li>
        )}
        {drafts.map((draft) => (
          <li key={draft.id}>
            <Link to={toDraft(draft.id)} className={css.draft}>
              <span className="t-sub">{draft.title || t('compose.drafts.untitled')}</span>
              <span className="muted small">{stateOf(draft)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to={toDraft(FRESH_DRAFT)} className={buttonClass({ variant: 'secondary' })}>
          <Icon of="plus" size="s" decorative />
          {t('compose.drafts.begin')}
        </Link>
      </p>
    </div>
  );
}
