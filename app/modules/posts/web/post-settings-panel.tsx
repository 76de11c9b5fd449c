import { type Author, AuthorByline } from '#modules/library/web/widgets/author-byline.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { Card } from '#ui/card.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Switch } from '#ui/switch.tsx';
import type { PostSettings } from '../post-draft.contract.ts';
import { AUDIENCES } from '../posts.contract.ts';
import css from './post-settings-panel.module.css';

export interface PostSettingsPanelProps {
  settings: PostSettings;
  author: Author;
  now: string;
  update: (some: Partial<PostSettings>) => void;
  /** The byline of a published post stays as it was. */
  published: boolean;
}

/** Under which name, and for whom. */
export function PostSettingsPanel({ settings, author, now, update, published }: PostSettingsPanelProps) {
  const t = useTexts('posts');
  const { anonymous, audience } = settings;
  return (
    <>
      <Card as="section">
        <Switch
          label={<span className="t-sub">{t('compose.anonymous.title')}</span>}
          help={published ? t('compose.anonymous.stays') : undefined}
          disabled={published}
          checked={anonymous}
          onChange={({ currentTarget }) => update({ anonymous: currentTarget.checked })}
        />
        <p className="muted small">{t('compose.anonymous.lead')}</p>
        <div className={css.byline}>
          <AuthorByline author={author} anonymous={anonymous} at={now} />
        </div>
      </Card>
      <Card as="section">
        <RadioGroup
          name="audience"
          label={<span className="t-sub">{t('compose.audience.title')}</span>}
          value={audience}
          onValueChange={(chosen) => update({ audience: chosen })}
          options={AUDIENCES.map((value) => ({ value, label: t(`compose.audience.${value}`) }))}
        />
      </Card>
    </>
  );
}
