/** What a page says of itself where it cannot come alive: of its own, so that no browser loads what it never draws anew. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Texts } from '../i18n/translator.ts';
import { TextsProvider, useTexts } from './i18n.tsx';
import { LIFELESS_ID } from './lifeless.ts';
import type { TextSource } from './page-facts.ts';

/** By the texts of a language, which stay while the server runs: they are all that it is made from. */
const made = new WeakMap<Texts | Promise<Texts>, string>();

export function lifelessNotice(source: TextSource): string {
  const texts = source.read('shell');
  let notice = made.get(texts);
  if (notice === undefined) {
    notice = renderToStaticMarkup(
      <TextsProvider source={source}>
        <Notice />
      </TextsProvider>,
    );
    made.set(texts, notice);
  }
  return notice;
}

function Notice() {
  const t = useTexts('shell');
  return (
    <div id={LIFELESS_ID} role="alert" hidden className="lifeless">
      {`${t('lifeless.text')} `}
      {/* biome-ignore lint/a11y/useValidAnchor: leads to the document that it stands in, whichever that is */}
      <a href="">{t('lifeless.reload')}</a>
    </div>
  );
}
