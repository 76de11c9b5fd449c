/** What search engines read of an item, whatever its kind. */
import { usePageFacts } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { type ItemCard, itemPath } from '../../library.contract.ts';

/** The longest that search engines show. */
const HEADLINE_LENGTH = 110;

/** Texts: `library`, `reference`. */
export function useItemSeo(item: ItemCard) {
  const t = useTexts('library');
  const reference = useTexts('reference');
  const { publicUrl } = usePageFacts();
  const { byline, counts, language, publishedAt } = item;
  const path = itemPath(item);
  const image = `/og${path}.png`;
  const specialities = item.specialities.map((slug) => reference(`speciality.${slug}`));
  const address = publicUrl + path;
  const author =
    byline.kind === 'member'
      ? { '@type': 'Person', name: byline.name, url: `${publicUrl}/profile/${byline.id}` }
      : { '@type': 'Person', name: t('byline.anonymous') };
  return {
    path,
    image,
    address,
    author,
    specialities,
    keywords: specialities.join(', '),
    /** Of what is written and discussed. */
    posting: {
      headline: item.title.slice(0, HEADLINE_LENGTH),
      inLanguage: language,
      datePublished: publishedAt,
      url: address,
      image: publicUrl + image,
      author,
      commentCount: counts.comments,
    },
  };
}
