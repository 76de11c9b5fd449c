/** The clock of a member who has not said theirs: that of where they practise. */

/** Of countries with several clocks that of most doctors, and of those whose clock the runtime calls by a name of before today's. */
const ZONES: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  FM: 'Pacific/Pohnpei',
  GL: 'America/Nuuk',
  ID: 'Asia/Jakarta',
  IN: 'Asia/Kolkata',
  KI: 'Pacific/Tarawa',
  KZ: 'Asia/Almaty',
  MH: 'Pacific/Majuro',
  MM: 'Asia/Yangon',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NP: 'Asia/Kathmandu',
  NZ: 'Pacific/Auckland',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PS: 'Asia/Gaza',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
  VN: 'Asia/Ho_Chi_Minh',
  // Not in ISO 3166, and so not in the time zone database.
  XK: 'Europe/Belgrade',
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
  return country === null ? null : (ZONES[country] ?? onlyZoneOf(country));
}

/** TypeScript does not know it yet. */
interface Zoned {
  getTimeZones(): readonly string[] | undefined;
}

const onlyZones = new Map<string, string | null>();

/** Of a country with one clock; the runtime has them all. It is asked once: thousands may be told of something. */
function onlyZoneOf(country: string): string | null {
  const known = onlyZones.get(country);
  if (known !== undefined) return known;
  const zones = /^[A-Z]{2}$/.test(country) ? (new Intl.Locale(`und-${country}`) as Intl.Locale & Zoned).getTimeZones() : undefined;
  const zone = zones?.length === 1 ? (zones[0] ?? null) : null;
  onlyZones.set(country, zone);
  return zone;
}
