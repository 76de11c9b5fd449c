import { useState } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { formatCount } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { quietActionClass } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { type Counts, REACTIONS, type Reaction, react } from '../../library.contract.ts';
import css from './item-reactions.module.css';
import { reactionIcon } from './reaction-icon.tsx';
import { afterReaction, type ReactionState } from './use-comments.ts';
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
  const { run, pending, failure } = useCommand(react);
  useFailure(failure);
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
    if (output === null) showToast(t('discussion.failed'), { tone: 'failed' });
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
