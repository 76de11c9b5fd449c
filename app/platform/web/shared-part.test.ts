import { createElement, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { SharedPart } from './shared-part.tsx';
import { keptParts, renderShared } from './testing/shared-page.ts';

/** A list of names, each of which is a part. */
const list = (names: readonly string[], show: (name: string) => React.ReactNode) =>
  createElement(
    'ul',
    null,
    names.map((name) => createElement('li', { key: name }, createElement(SharedPart, { by: () => [name], show: () => show(name) }))),
  );

const show = vi.fn((name: string) => createElement('b', null, `${name} & co `, name.length, ' <shared-part n="0">'));

it('renders a part once, and every page as it would be without', () => {
  const markup = keptParts();
  const first = list(['Ratri', 'Arjun'], show);
  const second = list(['Arjun', 'Helen', 'Ratri'], show);
  const plain = [renderToString(first), renderToString(second)];
  show.mockClear();
  expect([renderShared(first, markup), renderShared(second, markup)]).toEqual(plain);
  expect(show.mock.calls.map(([name]) => name)).toEqual(['Ratri', 'Arjun', 'Helen']);
  expect(markup.keys()).toEqual(['["Ratri"]', '["Arjun"]', '["Helen"]']);
});

it('renders a part of a part where it stands', () => {
  const inner = () => createElement(SharedPart, { by: () => ['inner'], show: () => createElement('i') });
  const markup = keptParts();
  expect(renderShared(list(['outer'], inner), markup)).toBe('<ul><li><i></i></li></ul>');
  expect(markup.keys()).toEqual(['["outer"]']);
});

it('keeps no part that has an id of its own', () => {
  const Field = () => createElement('input', { id: useId() });
  const markup = keptParts();
  const fields = list(['a'], () => createElement(Field));
  for (const _time of [1, 2]) expect(renderShared(fields, markup)).toMatch(/^<ul><li><input id="_R_\w+"\/><\/li><\/ul>$/);
  expect(markup.keys()).toEqual([]);
});
