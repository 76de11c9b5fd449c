import { imageSource } from '#modules/media/media.contract.ts';
import { usePageFacts } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Seo } from '#platform/web/seo.tsx';
import type { ProfileView } from '../profiles.contract.ts';

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
  return (
    <Seo
      title={title}
      description={description}
      {...(speciality !== null && { keywords: [speciality, member.city].filter(Boolean).join(', ') })}
      canonicalPath={`/profile/${member.id}`}
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
          ...(speciality !== null && { medicalSpecialty: speciality, knowsAbout: [speciality, view.subSpeciality].filter(Boolean) }),
          ...(member.workplace !== null && { worksFor: { '@type': 'Organization', name: member.workplace } }),
          address: {
            '@type': 'PostalAddress',
            addressLocality: member.city,
            addressRegion: member.province,
            addressCountry: member.country,
          },
          agentInteractionStatistic: {
            '@type': 'InteractionCounter',
            interactionType: 'https://schema.org/WriteAction',
            userInteractionCount: view.counts.cases,
          },
        },
      }}
    />
  );
}
