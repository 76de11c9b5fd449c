import { useReader } from '#platform/web/facts.ts';
import { Seo } from '#platform/web/seo.tsx';
import type { NewsletterCard } from '../newsletters.contract.ts';

interface NewsletterSeoProps {
  newsletter: Pick<NewsletterCard, 'audience'>;
  title: string;
  description: string;
}

/** Of a newsletter and of its issues: those of a public forum are for anyone too, and whoever is not signed in reads no others. */
export function NewsletterSeo({ newsletter, title, description }: NewsletterSeoProps) {
  const reader = useReader();
  return <Seo title={title} description={description} noindex={newsletter.audience !== 'anyone' && reader !== null} />;
}
