import { type Author, AuthorByline } from '#modules/library/web/widgets/author-byline.tsx';
import type { ImageRef } from '#modules/media/media.contract.ts';
import { Figures } from '#modules/media/web/widgets/figures.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { RichText } from '#platform/web/rich-text.tsx';
import { PollOptions } from '#ui/poll.tsx';
import type { PostSettings } from '../post-draft.contract.ts';
import { ownPostFilePath } from '../posts.contract.ts';
import css from './post.module.css';
import type { PostForm } from './post-form.tsx';

export interface PostPreviewProps {
  form: PostForm;
  settings: Pick<PostSettings, 'language' | 'anonymous' | 'leftOut'>;
  images: Readonly<Record<string, ImageRef>>;
  author: Author;
  now: string;
}

/** The post as readers will see it, in the page's own parts. */
export function PostPreview({ form, settings, images, author, now }: PostPreviewProps) {
  const t = useTexts('posts');
  const { title, body, poll, files } = form;
  const figures = form.images.flatMap(({ mediaId, caption, alt }) => {
    const image = images[mediaId];
    return image === undefined ? [] : [{ ...image, caption, alt }];
  });
  const options = poll.options.filter((option) => option.trim() !== '');
  return (
    <article lang={settings.language} className={css.post}>
      <header className="stack">
        <h2 className="t-display">{title}</h2>
        <AuthorByline author={author} anonymous={settings.anonymous} leftOut={settings.leftOut} at={now} />
      </header>
      <div className="read">
        <RichText doc={body} />
      </div>
      <Figures figures={figures} language={settings.language} />
      {poll.asked && (
        <section className="stack">
          <h3 className="t-head">{poll.question}</h3>
          <PollOptions
            label={poll.question}
            disabled
            options={options.map((label, i) => ({ id: String(i), mark: 'ABCD'.charAt(i), label }))}
            onAnswer={() => undefined}
          />
        </section>
      )}
      {files.length > 0 && (
        <section className="stack-s">
          <h3 className="t-sub">{t('page.files')}</h3>
          <ul>
            {files.map(({ id, name }) => (
              <li key={id}>
                <a href={ownPostFilePath(id)} download={name}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}
