import { useItemSeo } from '#modules/library/web/widgets/use-item-seo.ts';
import { plainText } from '#platform/richtext/richtext.ts';
import { Seo } from '#platform/web/seo.tsx';
import type { PostView } from '../posts.contract.ts';

/** What search engines read: the beginning of a discussion. Posts for members are not for them. */
export function PostSeo({ view: { item, body, editedAt, audience } }: { view: PostView }) {
  const { keywords, path, image, posting } = useItemSeo(item);
  const text = plainText(body) || item.summary;
  if (audience === 'members') return <Seo title={item.title} description={text} noindex />;
  return (
    <Seo
      title={item.title}
      description={text}
      keywords={keywords}
      canonicalPath={path}
      ogImage={image}
      jsonLd={{ '@type': 'DiscussionForumPosting', ...posting, text, dateModified: editedAt ?? item.publishedAt }}
    />
  );
}
