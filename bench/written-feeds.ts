/** Feeds as journals write them, in the four formats, about as varied as what comes in on a busy day; the same every time. */
import { seededChoice } from '../sample/seeded-choice.ts';

export interface WrittenFeed {
  readonly type: string;
  readonly body: string;
}

interface Written {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly doi: string;
  readonly authors: readonly string[];
  readonly term: string;
  readonly at: Date;
}

const CONDITIONS = [
  ...['heart failure', 'atrial fibrillation', 'childhood asthma', 'pulmonary tuberculosis', 'dengue', 'falciparum malaria', 'preeclampsia'],
  ...['type 2 diabetes', 'chronic kidney disease', 'ischaemic stroke', 'epilepsy', 'depression', 'psoriasis', 'rheumatoid arthritis'],
  ...['hip fracture', 'cataract', 'otitis media', 'colorectal cancer', 'sepsis', 'bronchiolitis', 'hepatitis B', 'anaemia in pregnancy'],
];
const QUESTIONS = [
  ...['shorter treatment of', 'home monitoring of', 'early detection of', 'quality of life after', 'cost of care for', 'screening for'],
  ...['exercise in', 'nurse-led care of', 'biomarkers of', 'referral delays in', 'vaccination and', 'mortality from'],
];
const PLACES = ['district hospitals', 'primary care', 'remote islands', 'a national registry', 'three cities', 'intensive care units'];
const DESIGNS = ['a randomised trial', 'a cohort study', 'a systematic review', 'a case report', 'a consensus statement', 'a survey'];
const NAMES = ['Ani Wijaya', 'Budi Hartono', 'Citra Lestari', 'Dewi Anggraini', 'Eka Putra', 'Farid Rahman', 'Gita Siregar', 'Hana Yusuf'];
const SENTENCES = [
  'Evidence from settings with few resources is scarce, and practice differs widely between hospitals.',
  'We followed patients from admission to ninety days and compared outcomes between the two groups.',
  'The main outcome did not differ; fewer patients in the second group came back within a month.',
  'Missing values were imputed, and results were the same in all sensitivity analyses.',
  'Clinicians should weigh the small benefit against bleeding, cost and what patients prefer.',
  'Blood pressure, creatinine and haemoglobin were measured at each visit by trained nurses.',
  'Further work in children, in pregnancy and in older adults is needed before guidelines change.',
];

const FORMATS = [rss, rdf, atom, json] as const;
const MINUTE_MS = 60_000;

/** `count` entries of journal number `journal`, the newest first; journals take the formats in turn. */
export function writtenFeed(journal: number, count: number, now: Date): WrittenFeed {
  const choice = seededChoice(`journal ${journal}`);
  const entries = Array.from({ length: count }, (_, n): Written => {
    const subject = `${choice.one(QUESTIONS)} ${choice.one(CONDITIONS)} in ${choice.one(PLACES)}`;
    const number = journal * 100_000 + n;
    return {
      title: `${subject[0]?.toUpperCase()}${subject.slice(1)}: ${choice.one(DESIGNS)}, part ${number}`,
      text: choice.some(SENTENCES, choice.int(3, SENTENCES.length)).join(' '),
      link: `https://journal-${journal}.example/articles/${number}`,
      doi: `10.5555/bench.${number}`,
      authors: choice.some(NAMES, choice.int(1, 5)),
      term: choice.one(['Original research', 'Review', 'Case report', 'Cardiology', 'Public health']),
      at: new Date(now.getTime() - (n + choice.share()) * 7 * MINUTE_MS),
    };
  });
  const write = FORMATS[journal % FORMATS.length] ?? rss;
  return write(entries);
}

const all = <T>(list: readonly T[], write: (one: T) => string): string => list.map(write).join('');

function rss(entries: readonly Written[]): WrittenFeed {
  const items = all(
    entries,
    ({ title, text, link, doi, authors, term, at }) =>
      `<item><title>${title}</title><link>${link}?utm_source=rss</link><guid isPermaLink="false">${doi}</guid><description><![CDATA[<p>${text}</p>]]></description>` +
      `${all(authors, (name) => `<dc:creator>${name}</dc:creator>`)}<prism:doi>${doi}</prism:doi><category>${term}</category><pubDate>${at.toUTCString()}</pubDate></item>`,
  );
  return {
    type: 'application/rss+xml; charset=utf-8',
    body: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:prism="http://prismstandard.org/namespaces/basic/2.0/"><channel><title>RSS 2.0</title><language>en</language>${items}</channel></rss>`,
  };
}

function rdf(entries: readonly Written[]): WrittenFeed {
  const items = all(
    entries,
    ({ title, text, link, doi, authors, term, at }) =>
      `<item rdf:about="${link}"><title>${title}</title><link>${link}</link><description>${text}</description><dc:identifier>doi:${doi}</dc:identifier>` +
      `<dc:creator>${authors.join('; ')}</dc:creator><dc:date>${at.toISOString()}</dc:date><prism:section>${term}</prism:section></item>`,
  );
  return {
    type: 'application/rdf+xml',
    body: `<?xml version="1.0"?><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:prism="http://purl.org/rss/1.0/modules/prism/"><channel rdf:about="https://rdf.example/"><title>RSS 1.0</title></channel>${items}</rdf:RDF>`,
  };
}

function atom(entries: readonly Written[]): WrittenFeed {
  const items = all(
    entries,
    ({ title, text, link, doi, authors, term, at }) =>
      `<entry><id>urn:doi:${doi}</id><title>${title}</title><link rel="alternate" href="${link}"/><updated>${at.toISOString()}</updated>` +
      `${all(authors, (name) => `<author><name>${name}</name></author>`)}<summary type="html">&lt;p&gt;${text}&lt;/p&gt;</summary><category term="${term}"/></entry>`,
  );
  return {
    type: 'application/atom+xml',
    body: `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><title>Atom</title>${items}</feed>`,
  };
}

function json(entries: readonly Written[]): WrittenFeed {
  const items = entries.map(({ title, text, link, doi, authors, term, at }) => ({
    id: `https://doi.org/${doi}`,
    url: link,
    title,
    content_html: `<p>${text}</p>`,
    date_published: at.toISOString(),
    authors: authors.map((name) => ({ name })),
    tags: [term],
  }));
  return {
    type: 'application/feed+json',
    body: JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'JSON Feed', language: 'en', items }),
  };
}
