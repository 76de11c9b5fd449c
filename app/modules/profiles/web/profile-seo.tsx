import { imageSource } from '#modules/media/media.contract.ts';
import { usePageFacts } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Seo } from '#platform/web/seo.tsx';
import type { ProfileView } from '../profiles.contract.ts';
import type { Publication } from '../publication.contract.ts';

/**
 * What search engines read. Only of listed members whom staff have verified: an account that anybody may open is not to be
 * found as a doctor.
 */
export function ProfileSeo({ view }: { view: ProfileView }) {
  const t = useTexts('profiles');
  const reference = useTexts('reference');
  const { publicUrl } = usePageFacts();
  const { member, about, listed } = view;
  const speciality = member.speciality === null ? null : reference(`speciality.${member.speciality}`);
  const title = [member.name, speciality].filter(Boolean).join(' · ');
  const description = about ?? t('page.description', { name: title });
  if (!listed || !member.verified) return <Seo title={title} description={description} noindex />;
  const url = `${publicUrl}/profile/${member.id}`;
  const schools = alumniOf(view);
  const employers = [...new Set([member.workplace, ...view.workplaces.filter(({ current }) => current).map(({ name }) => name)])].filter(
    (name) => name !== null,
  );
  return (
    <Seo
      title={title}
      description={description}
      {...(speciality !== null && { keywords: [speciality, member.city].filter(Boolean).join(', ') })}
      canonicalPath={`/profile/${member.id}`}
      plain
      jsonLd={{
        '@type': 'ProfilePage',
        url,
        mainEntity: {
          '@type': ['Person', 'Physician'],
          '@id': url,
          name: member.name,
          url,
          ...(about !== null && { description: about }),
          ...(member.photo !== null && { image: publicUrl + imageSource(member.photo, member.photo.width) }),
          // Not the sub-speciality: nobody has verified it, and here nothing says that it is the member's own word.
          ...(speciality !== null && { medicalSpecialty: speciality, knowsAbout: speciality }),
          ...(employers.length > 0 && { worksFor: employers.map((name) => ({ '@type': 'Organization', name })) }),
          ...(schools.length > 0 && { alumniOf: schools }),
          ...(view.publications.length > 0 && { '@reverse': { author: view.publications.map(articleOf) } }),
          address: {
            '@type': 'PostalAddress',
            addressLocality: member.city,
            addressRegion: member.province,
            addressCountry: member.country,
          },
          agentInteractionStatistic: {
            '@type': 'InteractionCounter',
            interactionType: 'https://schema.org/WriteAction',
            userInteractionCount: view.counts.items,
          },
        },
      }}
    />
  );
}

/** Who still studies somewhere is no alumnus of it. */
const alumniOf = ({ academics }: ProfileView) =>
  [...new Set(academics.filter(({ toYear }) => toYear !== null).map(({ institute }) => institute))].map((name) => ({
    '@type': 'CollegeOrUniversity',
    name,
  }));

const articleOf = ({ doi, title, year, journal }: Publication) => ({
  '@type': 'ScholarlyArticle',
  '@id': `https://doi.org/${doi}`,
  name: title,
  ...(year !== null && { datePublished: String(year) }),
  ...(journal !== null && { isPartOf: { '@type': 'Periodical', name: journal } }),
});
