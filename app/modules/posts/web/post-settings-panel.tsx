import type { Author } from '#modules/library/web/widgets/author-byline.tsx';
import { BylinePanel } from '#modules/library/web/widgets/byline-panel.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { Card } from '#ui/card.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import type { PostSettings } from '../post-draft.contract.ts';
import { AUDIENCES } from '../posts.contract.ts';

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
      <BylinePanel
        author={author}
        anonymous={anonymous}
        leftOut={settings.leftOut}
        published={published}
        now={now}
        onAnonymous={(chosen) => update({ anonymous: chosen })}
        onLeftOut={(leftOut) => update({ leftOut })}
        t={t}
      />
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
