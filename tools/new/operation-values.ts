import { camel, pascal } from './words.ts';

type Method = 'get' | 'post' | 'patch' | 'delete';
type Shape = { readonly method: Method; readonly of: 'one' | 'many' | 'new'; readonly ending?: string };

/** What an address looks like for the verbs every domain has; any other verb is something done to one row. */
const SHAPES: Readonly<Record<string, Shape>> = {
  get: { method: 'get', of: 'one' },
  list: { method: 'get', of: 'many' },
  create: { method: 'post', of: 'new' },
  add: { method: 'post', of: 'new' },
  update: { method: 'patch', of: 'one' },
  edit: { method: 'patch', of: 'one' },
  delete: { method: 'delete', of: 'one' },
  remove: { method: 'delete', of: 'one' },
};

/** Everything the templates need to know about one operation. */
export function operationValues(module: string, noun: string, verb: string) {
  const shape = SHAPES[verb] ?? { method: 'post', of: 'one', ending: `/${verb}` };
  const isList = shape.of === 'many';
  const operation = camel(`${verb}-${isList ? plural(noun) : noun}`);
  // A module is usually named after its main noun: cases and case.
  const base = module === plural(noun) || module === noun ? `/${module}` : `/${module}/${plural(noun)}`;
  const notFound = shape.of === 'one' ? camel(`${noun}-not-found`) : null;
  const kind = shape.method === 'get' ? 'query' : 'command';
  const words = noun.replaceAll('-', ' ');
  return {
    operation,
    notFound,
    contractImports: [
      { names: ['Id'], source: '#platform/operation/id.ts' },
      { names: [kind, 'main'], source: '#platform/operation/operation.ts' },
      ...(isList ? [{ names: ['PageInput', 'pageOf'], source: '#platform/operation/paging.ts' }] : []),
    ],
    handlerImports: [
      { names: ['handle'], source: '#platform/operation/handler.ts' },
      { names: [operation], source: `../${module}.contract.ts` },
      ...(isList ? [] : [{ names: ['Failure'], source: '#platform/operation/failure.ts' }]),
    ],
    // Until someone writes it, it answers truthfully: there is nothing here.
    handler: isList
      ? `handle(${operation}, async () => ({ data: [], nextCursor: null }))`
      : `handle(${operation}, async () => { throw new Failure('${notFound === null ? 'request.invalid' : `${module}.${notFound}`}'); })`,
    template: {
      'module-name': module,
      operation,
      kind,
      summary: `${pascal(verb)}s ${isList ? plural(words) : `one ${words}`}.`,
      method: shape.method,
      path: `${base}${shape.of === 'one' ? '/:id' : ''}${shape.ending ?? ''}`,
      rate: kind === 'query' ? 'read' : 'write',
      input: isList ? 'z.strictObject({ ...PageInput })' : shape.of === 'new' ? 'z.strictObject({})' : 'z.strictObject({ id: Id })',
      output: isList
        ? 'pageOf(z.strictObject({ id: Id }))'
        : shape.method === 'delete'
          ? 'z.strictObject({})'
          : 'z.strictObject({ id: Id })',
      errors: notFound === null ? '{}' : `{ '${module}.${notFound}': 404 }`,
    },
  };
}

const plural = (noun: string) =>
  noun.endsWith('y') && !/[aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : /(s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
