import { useItemSeo } from '#modules/library/web/widgets/use-item-seo.ts';
import { plainText } from '#platform/richtext/richtext.ts';
import { Seo } from '#platform/web/seo.tsx';
import type { CaseView } from '../cases.contract.ts';

/** What search engines read: an article of medicine that is also the beginning of a discussion. */
export function CaseSeo({ view: { item, content, updates } }: { view: CaseView }) {
  const { keywords, path, image, posting, specialities } = useItemSeo(item);
  const text = plainText(content.presentation);
  return (
    <Seo
      title={item.title}
      description={text}
      keywords={keywords}
      canonicalPath={path}
      ogImage={image}
      jsonLd={{
        '@type': ['MedicalScholarlyArticle', 'DiscussionForumPosting'],
        ...posting,
        text,
        dateModified: updates.at(-1)?.at ?? item.publishedAt,
        isAccessibleForFree: true,
        about: specialities.map((name) => ({ '@type': 'MedicalSpecialty', name })),
        interactionStatistic: [
          {
            '@type': 'InteractionCounter',
            interactionType: 'https://schema.org/CommentAction',
            userInteractionCount: item.counts.comments,
          },
          { '@type': 'InteractionCounter', interactionType: 'https://schema.org/LikeAction', userInteractionCount: item.counts.helpful },
        ],
      }}
    />
  );
}
