import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { NONE } from '#platform/web/facts.ts';
import { inLanguage } from '#platform/web/testing/in-language.tsx';
import type { SeriesView } from '../series.contract.ts';
import type { OwnVideo } from '../video-upload.contract.ts';
import { SeriesForm } from './series-form.tsx';

const part = (id: string, title: string) => ({ id, title });

/** What stands beside the boxes of the form, in its order. */
function choices(parts: readonly { id: string; title: string }[], newest: readonly { id: string; title: string }[]): string[] {
  const own = newest.map(({ id, title }) => ({ id, details: { title, specialities: [] } })) as unknown as OwnVideo[];
  const item = { id: 's', title: 'Fever', summary: '', language: 'en', specialities: [] };
  const series = { item, parts, version: 0 } as unknown as SeriesView;
  const Form = () => createElement(SeriesForm, { own, series });
  const Page = createRoutesStub([{ id: 'root', path: '/', loader: () => null, Component: Form }]);
  const html = renderToString(inLanguage('en', createElement(Page, { hydrationData: { loaderData: { root: NONE } } })));
  return [...html.matchAll(/Move “([^”]+)” (up|down)/g)].flatMap(([, title = '', way]) => (way === 'up' ? [title] : []));
}

it('shows each part of the series, also one that is not among the newest of its author', () => {
  expect(choices([part('1', 'Long ago'), part('3', 'Lately')], [part('3', 'Lately'), part('2', 'Between')])).toEqual([
    'Long ago',
    'Lately',
  ]);
});
