import { formatCount } from '#platform/i18n/format.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { TimeAgo } from '#platform/web/time-ago.tsx';
import { Badge } from '#ui/badge.tsx';
import type { OwnContent } from '../creator.contract.ts';
import css from './creator.module.css';

/** What became of it: "15 readings · 1 answer · 3 found it helpful". */
export const countsInWords = (
  t: Translate,
  language: Language,
  counts: Readonly<Record<'views' | 'answers' | 'helpful', number>>,
): string =>
  Object.entries(counts)
    .map(([what, count]) => t(`creator.${what}`, { count, shown: formatCount(language, count) }))
    .join(' · ');

const TONES = {
  published: 'good',
  inReview: 'wait',
  sentBack: 'wait',
  withdrawn: undefined,
  takenDown: undefined,
  removed: undefined,
} as const;

/** One own item: its state, and what became of it. */
export function CreatorRow({ item }: { item: OwnContent }) {
  const t = useTexts('posts');
  const library = useTexts('library');
  const moderation = useTexts('moderation');
  const reference = useTexts('reference');
  const language = useLanguage();
  const { kind, path, title, state, anonymous, publishedAt, views, comments, helpful, readers, by, best, reason, why } = item;
  const tone = TONES[state];
  return (
    <article className={css.row}>
      <div className={css.line}>
        <h3 className="t-sub" lang={item.language}>
          {state === 'removed' ? (
            title
          ) : (
            <Link to={path} data-list-link>
              {title}
            </Link>
          )}
        </h3>
        <Badge {...(tone !== undefined && { tone })}>{t(`creator.state.${state}`)}</Badge>
      </div>
      <p className="small muted">
        {library(`kind.${kind}`)}
        {anonymous && ` · ${t('creator.asAnonymous')}`}
        {by?.kind === 'member' && ` · ${t('creator.begunBy', { name: by.name })}`} · <TimeAgo iso={publishedAt} />
      </p>
      {reason !== null && <p>{t('creator.reason', { reason })}</p>}
      {why !== null && <p>{moderation(`approval.waiting.${why}`)}</p>}
      <p className="small num">{countsInWords(t, language, { views, answers: comments, helpful })}</p>
      {readers.length > 0 && (
        <div className="small">
          <b>{t('creator.readers')}</b>
          <ul className={css.readers}>
            {readers.map(({ speciality, readers: count }) => (
              <li key={speciality} className="num">
                {t('creator.reader', { speciality: reference(`speciality.${speciality}`), count: formatCount(language, count) })}
              </li>
            ))}
          </ul>
          <p className="muted">{t('creator.readersNote')}</p>
        </div>
      )}
      {best !== null && (
        <p className="small">
          <Link to={`${path}#c-${best.commentId}`}>
            {t('creator.best', { name: best.byline.kind === 'member' ? best.byline.name : t('creator.anonymous') })}
          </Link>
        </p>
      )}
    </article>
  );
}
