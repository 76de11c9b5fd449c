import { type MouseEvent, useState } from 'react';
import { useReader } from '#platform/web/facts.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { tellFailure } from '#platform/web/tell-failure.ts';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { LESS_OF, showLess } from '../../feed.contract.ts';
import type { FeedEntry } from '../../library.contract.ts';
import css from './aside-card.module.css';
import type { Aside } from './use-put-aside.ts';

type LessOf = (typeof LESS_OF)[number];

export interface AsideCardProps {
  entry: FeedEntry;
  as: Aside;
  onUndo: () => void;
}

/** Where the card was hidden by a double click, its second half would press what has come up under the pointer. */
const singly = (work: () => void) => (event: MouseEvent) => event.detail < 2 && work();

/** What is left of a card that was put aside: the way back, and, where it was hidden, what else the reader wants less of. */
export function AsideCard({ entry: { id, kind, byline }, as, onUndo }: AsideCardProps) {
  const t = useTexts('library');
  const signedIn = useReader() !== null;
  const [less, setLess] = useState<readonly LessOf[]>([]);
  const choices = signedIn && as === 'hidden' ? LESS_OF.filter((of) => of === 'kind' || byline.kind === 'member') : [];

  async function toggle(of: LessOf) {
    const wanted = !less.includes(of);
    const set = (on: boolean) => setLess((known) => (on ? [...known, of] : known.filter((one) => one !== of)));
    set(wanted);
    try {
      await callOverHttp(showLess, { itemId: id, of, less: wanted });
    } catch (error) {
      set(!wanted);
      tellFailure(error, t('action.failed'));
    }
  }
  return (
    <div className={classNames(cardClass(), css.aside)} role="status">
      <p>{t(as === 'hidden' ? 'feed.hidden' : 'feed.markedRead')}</p>
      <div className={css.acts}>
        <Button variant="quiet" onClick={singly(onUndo)}>
          {t('action.undo')}
        </Button>
        {choices.map((of) => (
          <Button key={of} variant="quiet" aria-pressed={less.includes(of)} onClick={() => void toggle(of)}>
            {of === 'kind'
              ? t('feed.lessOfKind', { kind: t(`kind.${kind}`) })
              : t('feed.lessFrom', { name: 'name' in byline ? byline.name : '' })}
          </Button>
        ))}
      </div>
    </div>
  );
}
