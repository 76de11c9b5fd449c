import { useMemo } from 'react';
import { imageSource } from '#modules/media/media.contract.ts';
import type { Page } from '#platform/operation/paging.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { ListEnd } from '#platform/web/list-end.tsx';
import { tellFailure } from '#platform/web/tell-failure.ts';
import { usePageList } from '#platform/web/use-page-list.ts';
import { Avatar } from '#ui/avatar.tsx';
import { MetaLine } from '#ui/byline.tsx';
import { onFirstPress } from '#ui/first-press.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { RowList } from '#ui/list-row.tsx';
import { showToast } from '#ui/toast-queue.ts';
import {
  dismissSuggestion,
  SUGGESTION_OPERATIONS,
  SUGGESTION_PATHS,
  type SuggestionCard,
  type SuggestionList,
} from '../suggestion.contract.ts';
import { BecauseLine } from './because-line.tsx';
import css from './suggestions.module.css';
import { FollowButton } from './widgets/follow-button.tsx';

/** Colleagues of a list; each can be followed, or sent away for good with a way back for ten seconds. */
export function SuggestionRows({ list, page }: { list: SuggestionList; page: Page<SuggestionCard> }) {
  const t = useTexts('network');
  const input = useMemo(() => ({}), []);
  const operation = SUGGESTION_OPERATIONS[list];
  const shown = usePageList<SuggestionCard, typeof operation>(operation, input, page);

  async function dismiss(card: SuggestionCard, index: number) {
    shown.setRows((rows) => rows.filter(({ id }) => id !== card.id));
    const bringBack = () => shown.setRows((rows) => (rows.includes(card) ? rows : rows.toSpliced(index, 0, card)));
    const undo = async () => {
      bringBack();
      await send(card.id, false);
    };
    if (await send(card.id, true)) {
      showToast(t('suggestions.dismissed', { name: card.name }), { undo: { label: t('follow.undo'), onUndo: () => void undo() } });
    } else bringBack();
  }

  async function send(memberId: string, dismissed: boolean): Promise<boolean> {
    try {
      await callOverHttp(dismissSuggestion, { memberId, dismissed });
      return true;
    } catch (error) {
      tellFailure(error, t('follow.failed'));
      return false;
    }
  }

  return (
    <>
      <RowList label={t(`suggestions.${list}.title`)}>
        {shown.rows.map((card, n) => (
          <Suggested key={card.id} card={card} onDismiss={() => void dismiss(card, n)} />
        ))}
      </RowList>
      <ListEnd list={shown} nextPath={page.nextCursor && `${SUGGESTION_PATHS[list]}?cursor=${encodeURIComponent(page.nextCursor)}`} />
    </>
  );
}

function Suggested({ card, onDismiss }: { card: SuggestionCard; onDismiss: () => void }) {
  const t = useTexts('network');
  const reference = useTexts('reference');
  const { id, name, photo, speciality, workplace, city } = card;
  return (
    <li className={css.row} data-list-row>
      <Avatar decorative id={id} name={name} src={photo && imageSource(photo, photo.widths[0] ?? photo.width)} />
      <div className={css.words}>
        <Link to={`/profile/${id}`} className={css.name}>
          {name}
        </Link>
        <div className="muted small">
          <MetaLine>{[speciality !== null && reference(`speciality.${speciality}`), workplace, city].filter(Boolean)}</MetaLine>
        </div>
        <div className={`small ${css.because}`}>
          <BecauseLine card={card} />
        </div>
      </div>
      <div className={css.acts}>
        <FollowButton memberId={id} name={name} followed={card.followed} size="s" />
        <IconButton icon="x" size="s" label={t('suggestions.dismiss', { name })} onClick={onFirstPress(onDismiss)} />
      </div>
    </li>
  );
}
