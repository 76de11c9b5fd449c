import { useItemSeo } from '#modules/library/web/widgets/use-item-seo.ts';
import { largestSource } from '#modules/media/media.contract.ts';
import { usePageFacts } from '#platform/web/facts.ts';
import { Seo } from '#platform/web/seo.tsx';
import type { VideoView } from '../videos.contract.ts';

/** What search engines read: a video with its length, its picture and what is said in it. */
export function VideoSeo({ view: { item, description, transcript, media } }: { view: VideoView }) {
  const { publicUrl } = usePageFacts();
  const { keywords, path, address, author } = useItemSeo(item);
  const { poster, seconds } = item.card;
  const words = description === '' ? item.title : description;
  return (
    <Seo
      title={item.title}
      description={words}
      keywords={keywords}
      canonicalPath={path}
      noindex={media === null}
      jsonLd={{
        '@type': 'VideoObject',
        name: item.title,
        description: words,
        inLanguage: item.language,
        uploadDate: item.publishedAt,
        url: address,
        author,
        ...(seconds !== null && { duration: `PT${Math.round(seconds)}S` }),
        ...(poster !== null && { thumbnailUrl: publicUrl + largestSource(poster) }),
        ...(transcript !== null && { transcript: transcript.cues.map(({ text }) => text).join(' ') }),
      }}
    />
  );
}
