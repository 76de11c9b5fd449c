/** Every word for a food that a leaflet warns of, in both languages: known, and found with the drug it is warned of for. */
import { builtKnowledge } from '@kolegia/clinical-knowledge/testing/built';
import { expect, it } from 'vitest';
import { answerDrugToDrug, prepareDrugTools } from './drug-to-drug.ts';

const tools = prepareDrugTools(builtKnowledge());
const found = (food: string, drug: string) => {
  const { interactions, unrecognised } = answerDrugToDrug(tools, { drugs: [food, drug] }, 'en');
  return unrecognised.length > 0 ? 'unknown' : (interactions[0]?.severity ?? 'none');
};

const LEAFLETS: readonly (readonly [drug: string, least: readonly string[], foods: string])[] = [
  [
    'phenelzine',
    ['major', 'contraindicated'],
    'cheese|aged cheese|keju|keju tua|cheddar|parmesan|blue cheese|camembert|salami|pepperoni|dry sausage|cured meat|daging awetan|pickled herring|sauerkraut|kimchi|soy sauce|kecap|miso|tauco|terasi|fish sauce|marmite|yeast extract|ekstrak ragi|fava beans|broad bean pods|tap beer|draught beer|beer|bir|red wine|anggur merah|wine|alcohol|tyramine-rich food|makanan kaya tiramin',
  ],
  ['tranylcypromine', ['major', 'contraindicated'], 'cheese|keju|soy sauce|salami|red wine'],
  ['linezolid', ['moderate', 'major', 'contraindicated'], 'cheese|keju|tap beer|tauco|soy sauce'],
  ['isoniazid', ['moderate', 'major'], 'cheese|keju tua'],
  [
    'warfarin',
    ['moderate', 'major', 'contraindicated'],
    'spinach|bayam|kale|broccoli|brokoli|cabbage|kubis|kol|brussels sprouts|asparagus|parsley|lettuce|selada|kangkung|green vegetables|sayuran hijau|natto|vitamin K-rich food|makanan kaya vitamin K|foods rich in vitamin K|alcohol|alkohol',
  ],
  [
    'simvastatin',
    ['major', 'contraindicated'],
    'grapefruit|grapefruit juice|jus grapefruit|pomelo|jeruk bali|jus jeruk bali|jeruk bali merah',
  ],
  ['ciclosporin', ['major', 'contraindicated'], 'grapefruit|jus grapefruit|pomelo|jus jeruk bali'],
  ['amlodipine', ['minor', 'moderate'], 'grapefruit|jus jeruk bali'],
  ['clozapine', ['moderate', 'major'], 'tobacco smoke|rokok|asap rokok|merokok|cigarettes'],
  [
    'metronidazole',
    ['moderate', 'major', 'contraindicated'],
    'alcohol|alkohol|beer|bir|wine|vodka|whisky|arak|tuak|miras|minuman beralkohol',
  ],
  [
    'spironolactone',
    ['moderate', 'major'],
    'banana|pisang|coconut water|air kelapa|avocado|alpukat|dates|kurma|raisins|tomato|salt substitute|salt substitutes|potassium-containing salt substitute|makanan tinggi kalium|garam diet kalium|garam kalium|kalium|KSR',
  ],
  [
    'tetracycline',
    ['moderate', 'major'],
    'milk|susu|dairy|dairy products|yogurt|yoghurt|cheese|keju|ice cream|es krim|kefir|mozzarella|kalsium|calcium|suplemen kalsium|calcium + vitamin D|zat besi|magnesium',
  ],
  ['ciprofloxacin', ['moderate', 'major'], 'kalsium|zinc|suplemen besi|milk|susu|dairy|yogurt|yoghurt|cheese|keju|ice cream|keju segar'],
  ['doxycycline', ['minor', 'moderate'], 'milk|susu|cheese'],
  [
    'levothyroxine',
    ['moderate', 'major'],
    'kalsium|kalsium dan vitamin D|tablet tambah darah|coffee|kopi|soya|susu kedelai|soy milk|tofu|tahu',
  ],
];

it.each(LEAFLETS.flatMap(([drug, least, foods]) => foods.split('|').map((food) => [food, drug, least] as const)))(
  '%s with %s',
  (food, drug, least) => expect(least).toContain(found(food, drug)),
);

it.each([
  ['milk', 'phenelzine'],
  ['mozzarella', 'phenelzine'],
  ['susu kedelai', 'ciprofloxacin'],
  ['banana', 'warfarin'],
  ['cheese', 'warfarin'],
])('%s with %s is nothing to warn of', (food, drug) => expect(found(food, drug)).toBe('none'));
