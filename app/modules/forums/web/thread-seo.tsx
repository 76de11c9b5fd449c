import { plainText } from '#platform/richtext/richtext.ts';
import { usePageFacts } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Seo } from '#platform/web/seo.tsx';
import type { ThreadView } from '../forum-thread.contract.ts';

/** What search engines read: the beginning of a discussion. What is written in closed forums is not for them. */
export function ThreadSeo({ view: { item, text, forum, status, editedAt } }: { view: ThreadView }) {
  const t = useTexts('library');
  const reference = useTexts('reference');
  const { publicUrl } = usePageFacts();
  const words = plainText(text);
  if (forum.kind !== 'public' || status !== 'published') return <Seo title={item.title} description={words} noindex />;
  return (
    <Seo
      title={item.title}
      description={words}
      keywords={item.specialities.map((slug) => reference(`speciality.${slug}`)).join(', ')}
      canonicalPath={`/threads/${item.id}`}
      ogImage={`/og/threads/${item.id}.png`}
      jsonLd={{
        '@type': 'DiscussionForumPosting',
        headline: item.title.slice(0, 110),
        text: words,
        inLanguage: item.language,
        datePublished: item.publishedAt,
        dateModified: editedAt ?? item.publishedAt,
        url: `${publicUrl}/threads/${item.id}`,
        image: `${publicUrl}/og/threads/${item.id}.png`,
        author:
          item.byline.kind === 'member'
            ? { '@type': 'Person', name: item.byline.name, url: `${publicUrl}/profile/${item.byline.id}` }
            : { '@type': 'Person', name: t('byline.anonymous') },
        isPartOf: { '@type': 'WebPage', name: forum.name, url: `${publicUrl}/forums/${forum.id}` },
        commentCount: item.counts.comments,
      }}
    />
  );
}
