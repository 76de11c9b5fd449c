import { expect, it } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from './openapi.ts';
import { command, main, type Operation, query } from './operation.ts';

type Documented = {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { in: string; name: string; required?: boolean }[];
        requestBody?: { required?: boolean; content: Record<string, { schema: object }> };
      }
    >
  >;
};

const common = { summary: 'Decides.', access: 'member', rate: 'write', output: z.strictObject({}), errors: {} } as const;
const decided = { id: z.string() };

const decide = command('words.decide', {
  ...common,
  http: main.post('/words/:id'),
  input: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('keep'), ...decided }),
    z.strictObject({ decision: z.literal('drop'), ...decided, reason: z.string(), loudly: z.boolean().default(false) }),
  ]),
});

const documented = (operations: readonly Operation[]) => (openApiDocument(operations, 'http://localhost:3000') as Documented).paths;

it('describes each form of an input that takes several, without what the address holds', () => {
  const described = documented([decide])['/api/v3/words/{id}']?.post;
  expect(described?.parameters).toMatchObject([{ in: 'path', name: 'id', required: true }]);
  expect(described?.requestBody).toEqual({
    required: true,
    content: {
      'application/json': {
        schema: {
          anyOf: [
            {
              type: 'object',
              properties: { decision: { type: 'string', const: 'keep' } },
              required: ['decision'],
              additionalProperties: false,
            },
            {
              type: 'object',
              properties: {
                decision: { type: 'string', const: 'drop' },
                reason: { type: 'string' },
                loudly: { type: 'boolean', default: false },
              },
              required: ['decision', 'reason'],
              additionalProperties: false,
            },
          ],
        },
      },
    },
  });
});

it('asks for a body where something in it is needed', () => {
  const touch = command('words.touch', { ...common, http: main.post('/touch/:id'), input: z.strictObject(decided) });
  const rename = command('words.rename', {
    ...common,
    http: main.post('/rename/:id'),
    input: z.strictObject({ ...decided, word: z.string() }).refine(({ word }) => word !== 'x'),
  });
  const paths = documented([touch, rename]);
  expect(paths['/api/v3/touch/{id}']?.post?.requestBody?.required).toBe(false);
  expect(paths['/api/v3/rename/{id}']?.post?.requestBody).toMatchObject({
    required: true,
    content: { 'application/json': { schema: { properties: { word: {} }, required: ['word'] } } },
  });
});

it('refuses to describe an input that has no fields, or several forms where there is no body', () => {
  const fieldless = command('words.fieldless', { ...common, http: main.post('/x'), input: z.array(z.string()) });
  const asked = query('words.asked', { ...common, http: main.get('/words/:id'), input: decide.input });
  expect(() => documented([fieldless])).toThrow('The input of words.fieldless has no fields');
  expect(() => documented([asked])).toThrow('The input of words.asked takes several forms');
});
