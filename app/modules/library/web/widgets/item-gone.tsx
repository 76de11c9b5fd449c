import { Link } from '#platform/web/link.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { Seo } from '#platform/web/seo.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';

export interface ItemGoneProps {
  title: string;
  text: string;
  /** Where others of its kind are. */
  others: { readonly path: string; readonly label: string };
}

/** What stands at the address of an item that was taken down. */
export function ItemGone({ title, text, others }: ItemGoneProps) {
  return (
    <PageBody>
      <Seo title={title} description={text} noindex />
      <EmptyState
        title={title}
        action={
          <Link to={others.path} className={buttonClass({ variant: 'primary' })}>
            {others.label}
          </Link>
        }
      >
        {text}
      </EmptyState>
    </PageBody>
  );
}
