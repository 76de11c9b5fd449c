/** What a list shows of a post: how it begins, a picture, and the question of its poll. */
import type { ItemCard } from '#modules/library/library.contract.ts';
import { CardCover } from '#modules/media/web/widgets/card-cover.tsx';
import { formatCount } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import type { PostCard } from '../../posts.contract.ts';
import css from './post-card-body.module.css';

/** Texts: `library`, so that no list loads those of the posts for it. `first` is the card above the fold. */
export function PostCardBody({ item, first }: { item: ItemCard; first: boolean }) {
  const t = useTexts('library');
  const language = useLanguage();
  // An item of kind `post` carries this card: the posts module registers no other.
  const { cover, images, files, poll } = item.card as PostCard;
  const path = `/posts/${item.id}`;
  const { answers } = item.counts;
  return (
    <>
      {item.summary !== poll?.question && (
        <p className={css.summary} lang={item.language}>
          {item.summary}
        </p>
      )}
      {cover && <CardCover cover={cover} to={path} more={images > 1 ? t('card.post.images', { count: images }) : null} first={first} />}
      {files > 0 && <p className="small muted">{t('card.post.files', { count: files })}</p>}
      {poll && (
        <div className={css.poll}>
          <p>
            <b>{t('card.post.poll')}</b> <span lang={item.language}>{poll.question}</span>{' '}
            <span className={css.voted}>{t('card.post.voted', { count: answers, shown: formatCount(language, answers) })}</span>
          </p>
          <Link to={`${path}#poll`} className={buttonClass()}>
            {t('card.post.vote')}
          </Link>
        </div>
      )}
    </>
  );
}
