import { Figures } from '#modules/media/web/widgets/figures.tsx';
import { formatNumber } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { useLocalise } from '#platform/web/link.tsx';
import { RichText } from '#platform/web/rich-text.tsx';
import { Icon } from '#ui/icon.tsx';
import { type LinkPreview, type PostView, postFilePath } from '../posts.contract.ts';
import css from './post-article.module.css';
import { PostPoll } from './post-poll.tsx';

/** What the post says: text, pictures, poll, files and where its links lead. */
export function PostArticle({ view }: { view: PostView }) {
  const localise = useLocalise();
  const { item, body, images, poll, files, links, can } = view;
  return (
    <article className={css.article}>
      {body.content.length > 0 && (
        <div className={`read ${css.text}`} lang={item.language}>
          <RichText doc={body} memberHref={(id) => localise(`/profile/${id}`)} />
        </div>
      )}
      <Figures figures={images} language={item.language} />
      {poll !== null && <PostPoll postId={item.id} poll={poll} can={can} language={item.language} />}
      <Files postId={item.id} files={files} />
      <Links links={links} />
    </article>
  );
}

const KB = 1024;
const MB = KB * KB;

function Files({ postId, files }: { postId: string; files: PostView['files'] }) {
  const t = useTexts('posts');
  const media = useTexts('media');
  const language = useLanguage();
  if (files.length === 0) return null;
  return (
    <section aria-label={t('page.files')}>
      <ul className={css.list}>
        {files.map(({ id, name, bytes }) => (
          <li key={id}>
            <a href={postFilePath(postId, id)} download={name} className={css.file} aria-label={t('page.download', { name })}>
              <Icon of="download" decorative />
              <span>
                <span className={css.name}>{name}</span>
                <span className="small muted">
                  {bytes < MB
                    ? media('file.smallSize', { size: formatNumber(language, Math.max(1, Math.round(bytes / KB))) })
                    : media('file.size', { size: formatNumber(language, Math.round((bytes / MB) * 10) / 10) })}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Words of other sites: nothing of them is loaded before the reader goes there. */
function Links({ links }: { links: readonly LinkPreview[] }) {
  const t = useTexts('posts');
  if (links.length === 0) return null;
  return (
    <section aria-label={t('page.links')}>
      <ul className={css.list}>
        {links.map(({ url, site, title, description }) => (
          <li key={url}>
            <a href={url} rel="nofollow ugc noopener" target="_blank" className={css.link}>
              <span className="small muted">{site}</span>
              <span className={css.name}>{title}</span>
              {description !== '' && <span className={css.description}>{description}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
