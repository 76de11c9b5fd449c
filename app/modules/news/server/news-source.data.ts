/**
 * Public feeds of journals and agencies. The addresses are those their publishers announce, entered from public knowledge and
 * checked: never from here. So none is read until staff switch it on at /console/news, where a wrong or moved address shows as
 * a fault of its source. `openAccess` stands where everything a journal publishes may be read by anyone.
 */
import type { NewSource } from './source.store.ts';

type Listed = readonly [id: string, name: string, feedUrl: string, homepage: string, specialities?: string];

const lancet = (id: string, name: string, code: string, specialities: string, homepage: string): Listed => [
  id,
  name,
  `https://www.thelancet.com/rssfeed/${code}_current.xml`,
  `https://www.thelancet.com/journals/${homepage}/home`,
  specialities,
];
const bmj = (id: string, name: string, host: string, specialities: string): Listed => [
  id,
  name,
  `https://${host}.bmj.com/rss/current.xml`,
  `https://${host}.bmj.com/`,
  specialities,
];
const nature = (id: string, name: string, code: string, specialities: string): Listed => [
  id,
  name,
  `https://www.nature.com/${code}.rss`,
  `https://www.nature.com/${code}/`,
  specialities,
];
const bmc = (id: string, name: string, host: string, specialities: string): Listed => [
  id,
  name,
  `https://${host}.biomedcentral.com/articles/most-recent/rss.xml`,
  `https://${host}.biomedcentral.com/`,
  specialities,
];
const atypon = (id: string, name: string, host: string, code: string, specialities: string): Listed => [
  id,
  name,
  `https://${host}/action/showFeed?type=etoc&feed=rss&jc=${code}`,
  `https://${host}/`,
  specialities,
];

const JOURNALS: readonly Listed[] = [
  [
    'nejm',
    'The New England Journal of Medicine',
    'https://www.nejm.org/action/showFeed?jc=nejm&type=etoc&feed=rss',
    'https://www.nejm.org/',
  ],
  ['jama', 'JAMA', 'https://jamanetwork.com/rss/site_3/67.xml', 'https://jamanetwork.com/journals/jama'],
  [
    'jama-dermatology',
    'JAMA Dermatology',
    'https://jamanetwork.com/rss/site_12/68.xml',
    'https://jamanetwork.com/journals/jamadermatology',
    'dermatology',
  ],
  [
    'jama-oncology',
    'JAMA Oncology',
    'https://jamanetwork.com/rss/site_159/174.xml',
    'https://jamanetwork.com/journals/jamaoncology',
    'haematology-oncology',
  ],
  ['bmj', 'The BMJ', 'https://www.bmj.com/rss/recent.xml', 'https://www.bmj.com/'],
  lancet('lancet', 'The Lancet', 'lancet', '', 'lancet'),
  lancet('lancet-infectious-diseases', 'The Lancet Infectious Diseases', 'laninf', 'infectious-disease', 'laninf'),
  lancet('lancet-oncology', 'The Lancet Oncology', 'lanonc', 'haematology-oncology', 'lanonc'),
  lancet('lancet-neurology', 'The Lancet Neurology', 'laneur', 'neurology', 'laneur'),
  lancet('lancet-respiratory-medicine', 'The Lancet Respiratory Medicine', 'lanres', 'pulmonology', 'lanres'),
  lancet('lancet-diabetes-endocrinology', 'The Lancet Diabetes & Endocrinology', 'landia', 'endocrinology', 'landia'),
  lancet('lancet-psychiatry', 'The Lancet Psychiatry', 'lanpsy', 'psychiatry', 'lanpsy'),
  lancet('lancet-child-adolescent-health', 'The Lancet Child & Adolescent Health', 'lanchi', 'paediatrics', 'lanchi'),
  atypon('annals-of-internal-medicine', 'Annals of Internal Medicine', 'www.acpjournals.org', 'aim', 'internal-medicine'),
  atypon('circulation', 'Circulation', 'www.ahajournals.org', 'circ', 'cardiology'),
  atypon('hypertension', 'Hypertension', 'www.ahajournals.org', 'hyp', 'cardiology'),
  atypon('stroke', 'Stroke', 'www.ahajournals.org', 'str', 'neurology'),
  atypon('journal-of-clinical-oncology', 'Journal of Clinical Oncology', 'ascopubs.org', 'jco', 'haematology-oncology'),
  atypon(
    'ajrccm',
    'American Journal of Respiratory and Critical Care Medicine',
    'www.atsjournals.org',
    'ajrccm',
    'pulmonology,intensive-care',
  ),
  bmj('gut', 'Gut', 'gut', 'gastroenterology'),
  bmj('heart', 'Heart', 'heart', 'cardiology'),
  bmj('thorax', 'Thorax', 'thorax', 'pulmonology'),
  bmj('archives-of-disease-in-childhood', 'Archives of Disease in Childhood', 'adc', 'paediatrics'),
  bmj('emergency-medicine-journal', 'Emergency Medicine Journal', 'emj', 'emergency-medicine'),
  bmj('jnnp', 'Journal of Neurology, Neurosurgery & Psychiatry', 'jnnp', 'neurology'),
  bmj('british-journal-of-ophthalmology', 'British Journal of Ophthalmology', 'bjo', 'ophthalmology'),
  bmj('british-journal-of-sports-medicine', 'British Journal of Sports Medicine', 'bjsm', 'sports-medicine'),
  bmj('practical-neurology', 'Practical Neurology', 'pn', 'neurology'),
  bmj('bmj-case-reports', 'BMJ Case Reports', 'casereports', ''),
  ['cmaj', 'Canadian Medical Association Journal', 'https://www.cmaj.ca/rss/current.xml', 'https://www.cmaj.ca/'],
  nature('nature-medicine', 'Nature Medicine', 'nm', ''),
  nature('nature-reviews-cardiology', 'Nature Reviews Cardiology', 'nrcardio', 'cardiology'),
  nature('nature-reviews-clinical-oncology', 'Nature Reviews Clinical Oncology', 'nrclinonc', 'haematology-oncology'),
  nature('nature-reviews-endocrinology', 'Nature Reviews Endocrinology', 'nrendo', 'endocrinology'),
  nature('nature-reviews-gastroenterology', 'Nature Reviews Gastroenterology & Hepatology', 'nrgastro', 'gastroenterology'),
  nature('nature-reviews-nephrology', 'Nature Reviews Nephrology', 'nrneph', 'nephrology'),
  nature('nature-reviews-neurology', 'Nature Reviews Neurology', 'nrneurol', 'neurology'),
  nature('nature-reviews-rheumatology', 'Nature Reviews Rheumatology', 'nrrheum', 'rheumatology'),
  nature('eye', 'Eye', 'eye', 'ophthalmology'),
  [
    'medrxiv-infectious-diseases',
    'medRxiv: infectious diseases (preprints)',
    'https://connect.medrxiv.org/medrxiv_xml.php?subject=infectious_diseases',
    'https://www.medrxiv.org/',
    'infectious-disease',
  ],
  ['retraction-watch', 'Retraction Watch', 'https://retractionwatch.com/feed/', 'https://retractionwatch.com/', 'medical-education'],
];

const OPEN_JOURNALS: readonly Listed[] = [
  ['plos-medicine', 'PLOS Medicine', 'https://journals.plos.org/plosmedicine/feed/atom', 'https://journals.plos.org/plosmedicine/'],
  [
    'plos-neglected-tropical-diseases',
    'PLOS Neglected Tropical Diseases',
    'https://journals.plos.org/plosntds/feed/atom',
    'https://journals.plos.org/plosntds/',
    'tropical-medicine,infectious-disease',
  ],
  lancet('lancet-global-health', 'The Lancet Global Health', 'langlo', 'public-health', 'langlo'),
  lancet('lancet-public-health', 'The Lancet Public Health', 'lanpub', 'public-health', 'lanpub'),
  bmj('bmj-open', 'BMJ Open', 'bmjopen', ''),
  bmj('bmj-global-health', 'BMJ Global Health', 'gh', 'public-health'),
  bmc('bmc-medicine', 'BMC Medicine', 'bmcmedicine', ''),
  bmc('bmc-infectious-diseases', 'BMC Infectious Diseases', 'bmcinfectdis', 'infectious-disease'),
  bmc('bmc-public-health', 'BMC Public Health', 'bmcpublichealth', 'public-health'),
  bmc('bmc-pregnancy-childbirth', 'BMC Pregnancy and Childbirth', 'bmcpregnancychildbirth', 'obstetrics-gynaecology'),
  bmc('critical-care', 'Critical Care', 'ccforum', 'intensive-care'),
  bmc('malaria-journal', 'Malaria Journal', 'malariajournal', 'tropical-medicine,infectious-disease'),
];

const AGENCIES: readonly Listed[] = [
  ['who-news', 'World Health Organization', 'https://www.who.int/rss-feeds/news-english.xml', 'https://www.who.int/news', 'public-health'],
  [
    'fda-press',
    'US Food and Drug Administration: press releases',
    'https://www.fda.gov/about-fda/contact-fda/stay-informed/rss-feeds/press-releases/rss.xml',
    'https://www.fda.gov/news-events/fda-newsroom/press-announcements',
    'clinical-pharmacology',
  ],
  [
    'fda-medwatch',
    'US Food and Drug Administration: MedWatch',
    'https://www.fda.gov/about-fda/contact-fda/stay-informed/rss-feeds/medwatch/rss.xml',
    'https://www.fda.gov/safety/medwatch-fda-safety-information-and-adverse-event-reporting-program',
    'clinical-pharmacology',
  ],
  [
    'mhra-drug-safety',
    'MHRA: Drug Safety Update',
    'https://www.gov.uk/drug-safety-update.atom',
    'https://www.gov.uk/drug-safety-update',
    'clinical-pharmacology',
  ],
  [
    'mhra-alerts',
    'MHRA: alerts and recalls',
    'https://www.gov.uk/drug-device-alerts.atom',
    'https://www.gov.uk/drug-device-alerts',
    'clinical-pharmacology',
  ],
  [
    'ukhsa',
    'UK Health Security Agency',
    'https://www.gov.uk/government/organisations/uk-health-security-agency.atom',
    'https://www.gov.uk/government/organisations/uk-health-security-agency',
    'public-health',
  ],
  [
    'cdc-mmwr',
    'CDC: Morbidity and Mortality Weekly Report',
    'https://www.cdc.gov/mmwr/rss/mmwr.xml',
    'https://www.cdc.gov/mmwr/',
    'public-health,epidemiology',
  ],
  [
    'nih-news',
    'US National Institutes of Health',
    'https://www.nih.gov/news-releases/feed.xml',
    'https://www.nih.gov/news-events/news-releases',
    'public-health',
  ],
];

const sourceOf =
  (kind: 'journal' | 'agency', openAccess: boolean) =>
  ([id, name, feedUrl, homepage, specialities = '']: Listed): NewSource => ({
    id,
    name,
    kind,
    feedUrl,
    homepage,
    language: 'en',
    specialities: specialities === '' ? [] : specialities.split(','),
    openAccess,
  });

export const CATALOGUE: readonly NewSource[] = [
  ...JOURNALS.map(sourceOf('journal', false)),
  ...OPEN_JOURNALS.map(sourceOf('journal', true)),
  // What agencies publish is there for everyone, but it is no open-access article.
  ...AGENCIES.map(sourceOf('agency', false)),
];
