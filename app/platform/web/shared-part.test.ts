import { createElement, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { partPlaces, type SharedMarkup } from './part-places.ts';
import { PartPlacesContext, SharedPart } from './shared-part.tsx';

function markupStub(): SharedMarkup & { readonly parts: Map<string, Uint8Array> } {
  const parts = new Map<string, Uint8Array>();
  return { parts, get: (key) => parts.get(key), keep: (key, html) => void parts.set(key, Buffer.from(html)) };
}

/** A list of names, each of which is a part. */
const list = (names: readonly string[], show: (name: string) => React.ReactNode) =>
  createElement(
    'ul',
    null,
    names.map((name) => createElement('li', { key: name }, createElement(SharedPart, { by: () => [name], show: () => show(name) }))),
  );

function page(element: React.ReactElement, markup: SharedMarkup): string {
  const places = partPlaces(markup);
  const html = renderToString(createElement(PartPlacesContext, { value: places }, element));
  return places
    .assemble(html)
    .map((piece) => (typeof piece === 'string' ? piece : Buffer.from(piece).toString()))
    .join('');
}

const show = vi.fn((name: string) => createElement('b', null, `${name} & co `, name.length, ' <shared-part n="0">'));

it('renders a part once, and every page as it would be without', () => {
  const markup = markupStub();
  const first = list(['Ratri', 'Arjun'], show);
  const second = list(['Arjun', 'Helen', 'Ratri'], show);
  const plain = [renderToString(first), renderToString(second)];
  show.mockClear();
  expect([page(first, markup), page(second, markup)]).toEqual(plain);
  expect(show.mock.calls.map(([name]) => name)).toEqual(['Ratri', 'Arjun', 'Helen']);
  expect([...markup.parts.keys()]).toEqual(['["Ratri"]', '["Arjun"]', '["Helen"]']);
});

it('renders a part of a part where it stands', () => {
  const inner = () => createElement(SharedPart, { by: () => ['inner'], show: () => createElement('i') });
  const markup = markupStub();
  expect(page(list(['outer'], inner), markup)).toBe('<ul><li><i></i></li></ul>');
  expect([...markup.parts.keys()]).toEqual(['["outer"]']);
});

it('refuses a part that has an id of its own', () => {
  const Field = () => createElement('input', { id: useId() });
  expect(() =>
    page(
      list(['a'], () => createElement(Field)),
      markupStub(),
    ),
  ).toThrow('asks for an id of its own');
});
