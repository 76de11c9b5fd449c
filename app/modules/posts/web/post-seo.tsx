import { plainText } from '#platform/richtext/richtext.ts';
import { usePageFacts } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Seo } from '#platform/web/seo.tsx';
import type { PostView } from '../posts.contract.ts';

/** What search engines read: the beginning of a discussion. Posts for members are not for them. */
export function PostSeo({ view }: { view: PostView }) {
  const t = useTexts('library');
  const reference = useTexts('reference');
  const { publicUrl } = usePageFacts();
  const { item, body, editedAt, audience } = view;
  const text = plainText(body) || item.summary;
  if (audience === 'members') return <Seo title={item.title} description={text} noindex />;
  return (
    <Seo
      title={item.title}
      description={text}
      keywords={item.specialities.map((slug) => reference(`speciality.${slug}`)).join(', ')}
      canonicalPath={`/posts/${item.id}`}
      ogImage={`/og/posts/${item.id}.png`}
      jsonLd={{
        '@type': 'DiscussionForumPosting',
        headline: item.title.slice(0, 110),
        text,
        inLanguage: item.language,
        datePublished: item.publishedAt,
        dateModified: editedAt ?? item.publishedAt,
        url: `${publicUrl}/posts/${item.id}`,
        image: `${publicUrl}/og/posts/${item.id}.png`,
        author:
          item.byline.kind === 'member'
            ? { '@type': 'Person', name: item.byline.name, url: `${publicUrl}/profile/${item.byline.id}` }
            : { '@type': 'Person', name: t('byline.anonymous') },
        commentCount: item.counts.comments,
      }}
    />
  );
}
