import { expect, it } from 'vitest';
import { addLaterStyles, type StyledChunk } from './later-styles.ts';

const chunk = (moduleIds: string[], imports: string[], styles: string[]): StyledChunk => ({
  type: 'chunk',
  moduleIds,
  imports,
  viteMetadata: { importedCss: new Set(styles) },
});

it('gives a page the styles of what comes alive later in it, with those of its parts, and of nothing else', () => {
  const bundle = {
    'page.js': chunk(['/app/page.route.tsx', '/app/later-talk.tsx', '/app/dialog-button.tsx'], ['frame.js'], ['page.css']),
    'frame.js': chunk(['/app/frame.tsx'], [], ['frame.css']),
    'talk.js': chunk(['/app/talk.tsx'], ['rows.js', 'page.js'], ['talk.css']),
    'rows.js': chunk(['/app/row.tsx'], [], ['row.css']),
    'dialog.js': chunk(['/app/dialog.tsx'], [], ['dialog.css']),
    'page.css': { type: 'asset' as const },
  };
  addLaterStyles(bundle, (id) => (id.endsWith('later-talk.tsx') ? ['/app/talk.tsx'] : ['/app/dialog.tsx']));
  expect([...(bundle['page.js'].viteMetadata?.importedCss ?? [])]).toEqual(['page.css', 'row.css', 'frame.css', 'talk.css']);
  expect([...(bundle['frame.js'].viteMetadata?.importedCss ?? [])]).toEqual(['frame.css']);
});
