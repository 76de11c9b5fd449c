import type { BylineTrait } from '#modules/identity/byline.contract.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import { Card } from '#ui/card.tsx';
import { Switch } from '#ui/switch.tsx';
import { type Author, AuthorByline } from './author-byline.tsx';
import css from './byline-panel.module.css';
import { BylineTraits } from './byline-traits.tsx';

export interface BylinePanelProps {
  author: Author;
  anonymous: boolean;
  leftOut: readonly BylineTrait[];
  /** The byline of what is published stays as it was. */
  published: boolean;
  now: string;
  onAnonymous: (anonymous: boolean) => void;
  onLeftOut: (leftOut: BylineTrait[]) => void;
  t: Translate;
}

/** Under which name it will stand. Texts of the caller: `compose.anonymous`. */
export function BylinePanel({ author, anonymous, leftOut, published, now, onAnonymous, onLeftOut, t }: BylinePanelProps) {
  return (
    <Card as="section">
      <Switch
        label={<span className="t-sub">{t('compose.anonymous.title')}</span>}
        help={published ? t('compose.anonymous.stays') : undefined}
        disabled={published}
        checked={anonymous}
        onChange={({ currentTarget }) => onAnonymous(currentTarget.checked)}
      />
      <p className="muted small">{t('compose.anonymous.lead')}</p>
      <div className={css.byline}>
        <AuthorByline author={author} anonymous={anonymous} leftOut={leftOut} at={now} />
      </div>
      {anonymous && !published && <BylineTraits leftOut={leftOut} onLeftOut={onLeftOut} />}
    </Card>
  );
}
