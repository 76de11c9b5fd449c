/** The clock of a member who has not said theirs: that of where they practise. Countries with several have the one of most doctors. */
const ZONES: Readonly<Record<string, string>> = {
  AE: 'Asia/Dubai',
  AU: 'Australia/Sydney',
  BD: 'Asia/Dhaka',
  BN: 'Asia/Brunei',
  CN: 'Asia/Shanghai',
  DE: 'Europe/Berlin',
  EG: 'Africa/Cairo',
  GB: 'Europe/London',
  HK: 'Asia/Hong_Kong',
  ID: 'Asia/Jakarta',
  IN: 'Asia/Kolkata',
  JP: 'Asia/Tokyo',
  KE: 'Africa/Nairobi',
  KH: 'Asia/Phnom_Penh',
  KR: 'Asia/Seoul',
  LK: 'Asia/Colombo',
  MM: 'Asia/Yangon',
  MY: 'Asia/Kuala_Lumpur',
  NG: 'Africa/Lagos',
  NL: 'Europe/Amsterdam',
  NP: 'Asia/Kathmandu',
  NZ: 'Pacific/Auckland',
  PH: 'Asia/Manila',
  PK: 'Asia/Karachi',
  PT: 'Europe/Lisbon',
  QA: 'Asia/Qatar',
  SA: 'Asia/Riyadh',
  SE: 'Europe/Stockholm',
  SG: 'Asia/Singapore',
  TH: 'Asia/Bangkok',
  TL: 'Asia/Dili',
  US: 'America/New_York',
  VN: 'Asia/Ho_Chi_Minh',
  ZA: 'Africa/Johannesburg',
};

/** Keputusan Presiden 41/1987: central (WITA) and eastern (WIT) time; the provinces made of others since keep theirs. */
const CENTRAL = /bali|nusa tenggara|kalimantan (?:timur|selatan|utara)|sulawesi|gorontalo|(?:east|south|north) kalimantan/i;
const EASTERN = /papua|maluku/i;

/** Null where we know nothing better than what everybody begins with. */
export function homeZone({ country, province }: { country: string | null; province: string | null }): string | null {
  if (country === 'ID' && province !== null) {
    if (EASTERN.test(province)) return 'Asia/Jayapura';
    if (CENTRAL.test(province)) return 'Asia/Makassar';
  }
  return country === null ? null : (ZONES[country] ?? null);
}
