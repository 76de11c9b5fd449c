import { largestSource } from '#modules/media/media.contract.ts';
import { usePageFacts } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Seo } from '#platform/web/seo.tsx';
import type { VideoView } from '../videos.contract.ts';

/** What search engines read: a video with its length, its picture and what is said in it. */
export function VideoSeo({ view: { item, description, transcript, media } }: { view: VideoView }) {
  const reference = useTexts('reference');
  const { publicUrl } = usePageFacts();
  const { poster, seconds } = item.card;
  const address = `${publicUrl}/video/${item.id}`;
  return (
    <Seo
      title={item.title}
      description={description === '' ? item.title : description}
      keywords={item.specialities.map((slug) => reference(`speciality.${slug}`)).join(', ')}
      canonicalPath={`/video/${item.id}`}
      noindex={media === null}
      jsonLd={{
        '@type': 'VideoObject',
        name: item.title,
        description: description === '' ? item.title : description,
        inLanguage: item.language,
        uploadDate: item.publishedAt,
        url: address,
        ...(seconds !== null && { duration: `PT${Math.round(seconds)}S` }),
        ...(poster !== null && { thumbnailUrl: publicUrl + largestSource(poster) }),
        ...(transcript !== null && { transcript: transcript.cues.map(({ text }) => text).join(' ') }),
        ...(item.byline.kind === 'member' && {
          author: { '@type': 'Person', name: item.byline.name, url: `${publicUrl}/profile/${item.byline.id}` },
        }),
      }}
    />
  );
}
