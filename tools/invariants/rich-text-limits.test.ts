/** What is said of a text that holds too much names how much it may hold. */
import { expect, it } from 'vitest';
import { RICH_TEXT_LIMITS } from '#platform/richtext/richtext.ts';
import en from '#shell/locales/en.json' with { type: 'json' };
import idn from '#shell/locales/id.json' with { type: 'json' };

const { blocks, items, paragraphs, inlines, mentions } = RICH_TEXT_LIMITS;

it.each([
  ['manyBlocks', blocks],
  ['longList', items],
  ['longItem', paragraphs],
  ['longParagraph', inlines],
  ['manyMentions', mentions],
] as const)('%s', (key, most) => {
  for (const { validation } of [en, idn]) expect(validation[key]).toContain(` ${most} `);
});
