import type { Translate } from '#platform/i18n/translator.ts';
import { Card } from '#ui/card.tsx';
import { Switch } from '#ui/switch.tsx';
import { type Author, AuthorByline } from './author-byline.tsx';
import css from './byline-panel.module.css';

export interface BylinePanelProps {
  author: Author;
  anonymous: boolean;
  /** The byline of what is published stays as it was. */
  published: boolean;
  now: string;
  onAnonymous: (anonymous: boolean) => void;
  t: Translate;
}

/** Under which name it will stand. Texts of the caller: `compose.anonymous`. */
export function BylinePanel({ author, anonymous, published, now, onAnonymous, t }: BylinePanelProps) {
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
        <AuthorByline author={author} anonymous={anonymous} at={now} />
      </div>
    </Card>
  );
}
