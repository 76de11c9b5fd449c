/** Specialities: a fixed list, so that browsers can offer it without a call. Their names are the texts `reference:speciality.<slug>`. */
import { z } from 'zod';
import { main, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';

/** A slug is stored with members and items: one may be added, none renamed or removed. */
export const SPECIALITIES = [
  'addiction-medicine',
  'allergy-immunology',
  'anaesthesiology',
  'anatomical-pathology',
  'anatomy',
  'andrology',
  'anti-ageing-medicine',
  'aviation-medicine',
  'biochemistry',
  'cardiology',
  'clinical-pathology',
  'clinical-pharmacology',
  'conservative-dentistry',
  'dental-radiology',
  'dentistry',
  'dermatology',
  'digestive-surgery',
  'disaster-medicine',
  'emergency-medicine',
  'endocrinology',
  'epidemiology',
  'family-medicine',
  'forensic-medicine',
  'gastroenterology',
  'general-practice',
  'general-surgery',
  'geriatrics',
  'gynaecological-oncology',
  'haematology-oncology',
  'health-informatics',
  'health-management',
  'herbal-medicine',
  'immunology',
  'infectious-disease',
  'intensive-care',
  'internal-medicine',
  'interventional-radiology',
  'marine-medicine',
  'maternal-fetal-medicine',
  'medical-acupuncture',
  'medical-education',
  'medical-genetics',
  'microbiology',
  'military-medicine',
  'neonatology',
  'nephrology',
  'neurology',
  'neurosurgery',
  'nuclear-medicine',
  'nutrition',
  'obstetrics-gynaecology',
  'occupational-medicine',
  'ophthalmology',
  'oral-maxillofacial-surgery',
  'oral-medicine',
  'orthodontics',
  'orthopaedics',
  'otorhinolaryngology',
  'paediatric-cardiology',
  'paediatric-dentistry',
  'paediatric-neurology',
  'paediatric-surgery',
  'paediatrics',
  'pain-medicine',
  'palliative-care',
  'parasitology',
  'periodontics',
  'pharmacology',
  'physiology',
  'plastic-surgery',
  'preventive-medicine',
  'prosthodontics',
  'psychiatry',
  'psychosomatic-medicine',
  'public-health',
  'pulmonology',
  'radiation-oncology',
  'radiology',
  'rehabilitation',
  'reproductive-medicine',
  'rheumatology',
  'sleep-medicine',
  'sports-medicine',
  'surgical-oncology',
  'thoracic-surgery',
  'toxicology',
  'transfusion-medicine',
  'travel-medicine',
  'tropical-medicine',
  'urology',
  'vascular-surgery',
] as const;

export const Speciality = z.enum(SPECIALITIES, { error: 'reference.validation.speciality' });
export type Speciality = (typeof SPECIALITIES)[number];

/** What has been typed so far; finds what is called just so, then names that start with it, then names in which a word does. */
export const TypedQuery = z.string().trim().max(80, { error: 'reference.validation.query' });

const named = {
  slug: z.string(),
  /** In the reader's language. */
  name: z.string(),
  /** The title an Indonesian doctor bears, such as Sp.PD; null where there is none. */
  title: z.string().nullable(),
};

export const SpecialityName = z.strictObject({ ...named, slug: Speciality });

export const SpecialityWithParts = SpecialityName.extend({ subSpecialities: z.array(z.strictObject(named)) });
export type SpecialityWithParts = z.infer<typeof SpecialityWithParts>;

export const listSpecialities = query('reference.listSpecialities', {
  summary: 'All specialities by name in the reader’s language.',
  http: main.get('/speciality-list'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({}),
  output: pageOf(SpecialityName),
  errors: {},
});

export const fetchSpecialities = query('reference.fetchSpecialities', {
  summary: 'Specialities with their sub-specialities; `query` searches names and titles, `speciality` asks for one.',
  http: main.get('/master/fetch-specialities'),
  access: 'anyone',
  rate: 'search',
  input: z.strictObject({ ...PageInput, query: TypedQuery.optional(), speciality: Speciality.optional() }),
  output: pageOf(SpecialityWithParts),
  errors: {},
});
