import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isLanguage } from '#platform/i18n/languages.ts';
import { fetchedTexts, TextsProvider } from '#platform/web/i18n.tsx';
import { whenLoaded } from '#platform/web/lifeless.ts';

/** The document names its language and the texts its pages use; hydration waits for them and for nothing else. */
const { lang, dataset } = document.documentElement;
const namespaces = (dataset.texts ?? 'shell').split(' ');

const source = fetchedTexts(isLanguage(lang) ? lang : 'en');

whenLoaded(source.load(namespaces), () => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TextsProvider source={source}>
          <HydratedRouter />
        </TextsProvider>
      </StrictMode>,
    );
  });
});
