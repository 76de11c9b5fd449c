/** What search engines and share previews read, on every page. */
import { useLocation } from 'react-router';
import { cutText } from '../i18n/cut-text.ts';
import { LANGUAGES, pathInLanguage } from '../i18n/languages.ts';
import { withoutTags } from '../richtext/written-tags.ts';
import { usePageFacts } from './facts.ts';
import { useTexts } from './i18n.tsx';

const DESCRIPTION_LENGTH = 160;

export interface SeoData {
  title: string;
  description: string;
  /** The product's own where there are none. */
  keywords?: string;
  /** Path without language prefix; the page's own when left out. */
  canonicalPath?: string;
  /** Path of a picture of 1200 × 630; the product's own, in the page's language, where there is none. */
  ogImage?: string;
  noindex?: boolean;
  /** Its Indonesian address is for readers of Indonesian alone: whoever names no language is led to the plain one. */
  plain?: boolean;
  /** Structured data for the page's main matter. */
  jsonLd?: Record<string, unknown>;
}

/** `siteName` is the product's; the title stands before it. */
const SITE_NAME = 'Kolegia';

export function Seo({ title, description, keywords, canonicalPath, ogImage, noindex, plain, jsonLd }: SeoData) {
  const t = useTexts('shell');
  const { publicUrl, language } = usePageFacts();
  const { pathname } = useLocation();
  const path = canonicalPath ?? pathname;
  const text = describe(description);
  const canonical = publicUrl + (plain ? path : pathInLanguage(path, language));
  return (
    <>
      <title>{`${title} · ${SITE_NAME}`}</title>
      <meta name="description" content={text} />
      <meta name="keywords" content={keywords || t('seo.keywords')} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      {!(noindex || plain) &&
        [...LANGUAGES, 'x-default'].map((code) => (
          <link key={code} rel="alternate" hrefLang={code} href={publicUrl + pathInLanguage(path, code === 'id' ? code : 'en')} />
        ))}
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:type" content={jsonLd === undefined ? 'website' : 'article'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={text} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={publicUrl + (ogImage ?? `/og/site-${language}.png`)} />
      <meta property="og:locale" content={language === 'id' ? 'id_ID' : 'en_GB'} />
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd !== undefined && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with `<` escaped cannot end the script element
          dangerouslySetInnerHTML={{ __html: JSON.stringify({ '@context': 'https://schema.org', ...jsonLd }).replaceAll('<', '\\u003c') }}
        />
      )}
    </>
  );
}

/** Tags stripped, white space folded, cut to 160 characters at a word. */
export function describe(text: string): string {
  const plain = withoutTags(text).replace(/\s+/g, ' ').trim();
  if (plain.length <= DESCRIPTION_LENGTH) return plain;
  const cut = cutText(plain, DESCRIPTION_LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 100))}…`;
}
