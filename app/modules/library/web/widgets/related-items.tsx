import { Link } from '#platform/web/link.tsx';

export interface RelatedItemsProps {
  title: string;
  related: readonly { readonly id: string; readonly title: string }[];
  pathOf: (id: string) => string;
  className?: string | undefined;
  listClass: string | undefined;
}

/** What is like an item, by title. */
export function RelatedItems({ title, related, pathOf, className, listClass }: RelatedItemsProps) {
  if (related.length === 0) return null;
  return (
    <nav aria-labelledby="related-title" className={className}>
      <h2 id="related-title" className="t-head">
        {title}
      </h2>
      <ul className={listClass}>
        {related.map((item) => (
          <li key={item.id}>
            <Link to={pathOf(item.id)}>{item.title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
