import { useTexts } from '#platform/web/i18n.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import type { ArticleView } from '../news.contract.ts';
import css from './article.module.css';

/** What the source itself says, as far as its feed gives it, and the way to the whole of it. */
export function ArticleSource({ view: { item, abstract, link } }: { view: ArticleView }) {
  const t = useTexts('news');
  const { journal, sample } = item.card;
  return (
    <section aria-labelledby="abstract-title" className={css.source}>
      <h2 id="abstract-title" className="t-sub">
        {t(sample ? 'page.sampleText' : 'page.abstract')}
      </h2>
      {abstract === '' ? (
        <p className="muted">{t('page.noAbstract', { journal })}</p>
      ) : sample ? (
        <p className={css.text} lang={item.language}>
          {abstract}
        </p>
      ) : (
        <blockquote className={css.quote} lang={item.language}>
          {abstract}
        </blockquote>
      )}
      {abstract !== '' && <p className="small muted">{sample ? t('page.sampleNote') : t('page.abstractFrom', { journal })}</p>}
      {link !== null && (
        <p>
          <a href={link} target="_blank" rel="noopener nofollow" className={buttonClass({ variant: 'primary' })}>
            <Icon of="arrow-up-right" size="s" decorative />
            {t('page.readThere', { journal })}
            <span className="visually-hidden"> ({t('page.newTab')})</span>
          </a>
        </p>
      )}
    </section>
  );
}
