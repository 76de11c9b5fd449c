import { plainText } from '#platform/richtext/richtext.ts';
import { usePageFacts } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Seo } from '#platform/web/seo.tsx';
import type { CaseView } from '../cases.contract.ts';

/** What search engines read: an article of medicine that is also the beginning of a discussion. */
export function CaseSeo({ view }: { view: CaseView }) {
  const t = useTexts('library');
  const reference = useTexts('reference');
  const { publicUrl } = usePageFacts();
  const { item, content, updates } = view;
  const text = plainText(content.presentation);
  const specialities = item.specialities.map((slug) => reference(`speciality.${slug}`));
  return (
    <Seo
      title={content.title}
      description={text}
      keywords={specialities.join(', ')}
      canonicalPath={`/cases/${item.id}`}
      ogImage={`/og/cases/${item.id}.png`}
      jsonLd={{
        '@type': ['MedicalScholarlyArticle', 'DiscussionForumPosting'],
        headline: content.title.slice(0, 110),
        text,
        inLanguage: item.language,
        datePublished: item.publishedAt,
        dateModified: updates.at(-1)?.at ?? item.publishedAt,
        url: `${publicUrl}/cases/${item.id}`,
        image: `${publicUrl}/og/cases/${item.id}.png`,
        isAccessibleForFree: true,
        author:
          item.byline.kind === 'member'
            ? { '@type': 'Person', name: item.byline.name, url: `${publicUrl}/profile/${item.byline.id}` }
            : { '@type': 'Person', name: t('byline.anonymous') },
        about: specialities.map((name) => ({ '@type': 'MedicalSpecialty', name })),
        commentCount: item.counts.comments,
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
