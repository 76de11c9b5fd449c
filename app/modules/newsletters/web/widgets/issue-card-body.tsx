import type { ItemBodyProps } from '#modules/library/web/widgets/item-kinds.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';

/** On a card: which newsletter it is an issue of. Texts of the library, which every page with cards has. */
export function IssueCardBody({ item: { card, summary, language } }: ItemBodyProps) {
  const t = useTexts('library');
  const { newsletter, slug } = card as { newsletter: string; slug: string };
  return (
    <>
      <p lang={language}>{summary}</p>
      <p className="muted small">
        {t('card.issueOf')} <Link to={`/newsletters/${slug}`}>{newsletter}</Link>
      </p>
    </>
  );
}
