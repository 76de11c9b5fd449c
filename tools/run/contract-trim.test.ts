import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { withoutSchemas } from './contract-trim.ts';

const trim = (code: string) => withoutSchemas(code, parseAst(code));

it('cuts schemas down to the stub and operations to their name and address', () => {
  const trimmed = trim(`
    export const KINDS = ['a', 'b'];
    export const Card = z.strictObject({ id: z.string().max(40), kind: z.enum(KINDS) });
    export const getCard = query('cards.getCard', {
      summary: 'One card, by id.',
      http: main.get('/cards/:id'),
      access: 'anyone',
      input: z.strictObject({ id: z.string() }),
      output: Card,
      errors: { 'cards.notFound': 404 },
      upload: { maxBytes: 10 },
    });
    export const isLong = (text) => text.length > 3;`);
  expect(trimmed.replace(/\s+/g, ' ').trim()).toBe(
    "export const KINDS = ['a', 'b']; export const Card = z; export const getCard = /* @__PURE__ */ query('cards.getCard', { http: /* @__PURE__ */ main.get('/cards/:id'), upload: { maxBytes: 10 }, }); export const isLong = (text) => text.length > 3;",
  );
});

it('leaves what is no schema and no operation alone', () => {
  const code = 'export const itemPath = ({ kind, id }) => PATHS[kind] + other.zebra(id);\nexport const size = 3;';
  expect(trim(code)).toBe(code);
});

it('marks what is made where the module loads, once, and nothing that happens later', () => {
  expect(trim('export const names = Object.keys(PATHS).map((name) => name.trim());')).toBe(
    'export const names = /* @__PURE__ */ Object.keys(PATHS).map((name) => name.trim());',
  );
});
