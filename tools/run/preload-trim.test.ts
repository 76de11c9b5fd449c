import { build } from 'vite';
import { expect, it } from 'vitest';
import { knowsWrittenStyles, PRELOAD_MODULE } from './preload-trim.ts';

it('knows the loader of the Vite that is installed, and takes a written style for one that is there', async () => {
  let loader = '';
  await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: 'virtual:page' } },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id.startsWith('virtual:') ? id : null),
        load: (id) => (id === 'virtual:page' ? 'import("virtual:part")' : id === 'virtual:part' ? 'document.title = "A part"' : null),
        transform(code, id) {
          if (id === PRELOAD_MODULE) loader = knowsWrittenStyles(code);
          return null;
        },
      },
    ],
  });
  const added: string[] = [];
  const collect = /preloadedHrefs\.styles\.add\(.*\)/.exec(loader)?.[0] ?? '';
  const run = new Function('preloadedHrefs', 'link', collect);
  for (const link of [
    { media: 'print', href: '/assets/frame.css#' },
    { media: '', href: '/assets/case.css#' },
    { media: '', href: '/assets/part.css' },
  ])
    run({ styles: { add: (href: string) => added.push(href) } }, link);
  expect(added).toEqual(['/assets/frame.css', '/assets/case.css#', '/assets/part.css']);
});

it('says so when Vite loads parts in another way', () => {
  expect(() => knowsWrittenStyles('styles.push(link)')).toThrow('in another way');
});
