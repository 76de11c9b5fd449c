import { usePageFacts } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Seo } from '#platform/web/seo.tsx';
import type { ArticleView } from '../news.contract.ts';

/** What search engines read: a pointer to the article of somebody else, with a discussion of our own. */
export function ArticleSeo({ view: { item, abstract, link, authors } }: { view: ArticleView }) {
  const reference = useTexts('reference');
  const { publicUrl } = usePageFacts();
  const { card } = item;
  return (
    <Seo
      title={item.title}
      description={card.lines?.news ?? (abstract || item.title)}
      keywords={item.specialities.map((slug) => reference(`speciality.${slug}`)).join(', ')}
      canonicalPath={`/news/${item.id}`}
      ogImage={`/og/news/${item.id}.png`}
      jsonLd={{
        '@type': 'DiscussionForumPosting',
        headline: item.title.slice(0, 110),
        inLanguage: item.language,
        datePublished: item.publishedAt,
        url: `${publicUrl}/news/${item.id}`,
        author: { '@type': 'Organization', name: card.journal },
        commentCount: item.counts.comments,
        ...(link !== null && {
          sharedContent: {
            '@type': 'MedicalScholarlyArticle',
            headline: item.title.slice(0, 110),
            url: link,
            isAccessibleForFree: card.openAccess,
            author: authors.map((name) => ({ '@type': 'Person', name })),
            isPartOf: { '@type': 'Periodical', name: card.journal },
          },
        }),
      }}
    />
  );
}
