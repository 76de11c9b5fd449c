import { formatDate } from '#platform/i18n/format.ts';
import { Phrase, useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { cardClass } from '#ui/card.tsx';
import type { WrittenCard } from '../news.contract.ts';
import css from './article.module.css';
import { LinesList } from './widgets/lines-list.tsx';

/** The five lines, signed and dated. */
export function ArticleLines({ written: { lines, author, at }, language: written }: { written: WrittenCard; language: string }) {
  const t = useTexts('news');
  const language = useLanguage();
  if (lines === null) return null;
  const date = formatDate(language, at);
  return (
    <section aria-labelledby="lines-title" className={`${cardClass()} ${css.lines}`}>
      <h2 id="lines-title" className="t-sub">
        {t('line.title')}
      </h2>
      <LinesList lines={lines} language={written} />
      <p className="small muted">
        {author === null ? (
          t('page.writtenAt', { date })
        ) : (
          <Phrase
            text={t('page.writtenBy', { name: author.name, date })}
            parts={{
              a: (words) => (
                <Link to={`/profile/${author.id}`} className="link-quiet">
                  {words}
                </Link>
              ),
            }}
          />
        )}
      </p>
    </section>
  );
}
