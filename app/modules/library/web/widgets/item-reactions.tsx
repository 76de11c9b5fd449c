import { useState } from 'react';
import { useToldCommand } from '#modules/identity/web/widgets/use-told-command.ts';
import { formatCount } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { quietActionClass } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { type Counts, REACTIONS, type Reaction, react } from '../../library.contract.ts';
import { afterReaction, type ReactionState } from './comment-rows.tsx';
import css from './item-reactions.module.css';
import { reactionIcon } from './reaction-icon.tsx';
import { useSignInFirst } from './use-sign-in-first.ts';

export interface ItemReactionsProps {
  itemId: string;
  counts: Pick<Counts, Reaction>;
  myReaction: Reaction | null;
}

/** Helpful, insightful, agree: one of them per reader. */
export function ItemReactions({ itemId, counts, myReaction }: ItemReactionsProps) {
  const t = useTexts('library');
  const language = useLanguage();
  const signedIn = useSignInFirst();
  const { run, pending } = useToldCommand(react);
  const [state, setState] = useState<ReactionState>({
    helpful: counts.helpful,
    insightful: counts.insightful,
    agree: counts.agree,
    myReaction,
  });

  async function handleReact(reaction: Reaction) {
    if (pending || !signedIn()) return;
    const next = afterReaction(state, reaction);
    setState(next);
    const output = await run({ target: 'item', id: itemId, reaction: next.myReaction });
    setState(output ?? state);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: not a part of any form.
    <div role="group" aria-label={t('reaction.label')} className={css.reactions}>
      {REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="button"
          className={quietActionClass}
          aria-pressed={state.myReaction === reaction}
          onClick={() => void handleReact(reaction)}
        >
          <Icon of={reactionIcon[reaction]} size="s" decorative />
          {t(`reaction.${reaction}`)}
          {state[reaction] > 0 && <span className="num">{formatCount(language, state[reaction])}</span>}
        </button>
      ))}
    </div>
  );
}
