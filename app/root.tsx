import { type ReactNode, useMemo } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunctionArgs, useMatches } from 'react-router';
import { languageOfPath } from '#platform/i18n/languages.ts';
import { NOBODY } from '#platform/session/viewer.ts';
import { NONE, type PageFacts, usePageFacts } from '#platform/web/facts.ts';
import { textsAddress, useLanguage } from '#platform/web/i18n.tsx';
import { pageOf } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { barColour, THEMES } from '#platform/web/theme.ts';
import '#ui/fonts.css';
import '#ui/tokens.css';
import '#ui/base.css';
import type { Route } from './+types/root';

export { RootError as ErrorBoundary } from '#shell/web/root-error.tsx';

export const handle: RouteHandle = { texts: ['shell'] };

export function loader({ context, request }: Route.LoaderArgs): PageFacts {
  const page = pageOf(context);
  return {
    language: page?.language ?? languageOfPath(new URL(request.url).pathname),
    reader: page?.reader ?? null,
    inApp: page?.inApp ?? false,
    theme: page?.theme ?? null,
    publicUrl: page?.publicUrl ?? '',
    clientCredential: page?.clientCredential ?? NONE.clientCredential,
  };
}

/** Who reads changes by signing in or out, which load a new document. */
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs) => formMethod !== undefined;

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const { theme, clientCredential, reader, publicUrl } = usePageFacts();
  const namespaces = useNamespaces();
  return (
    <html
      lang={language}
      dir="ltr"
      data-theme={theme ?? undefined}
      data-client={clientCredential}
      // An app's page comes from its build, and is made for nobody in particular.
      data-reader={publicUrl === '' ? undefined : (reader?.id ?? NOBODY)}
      data-texts={namespaces.join(' ')}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {THEMES.map((scheme) => (
          <meta key={scheme} name="theme-color" content={barColour(theme, scheme)} media={`(prefers-color-scheme: ${scheme})`} />
        ))}
        {namespaces.map((name) => (
          <link key={name} rel="preload" as="fetch" fetchPriority="low" crossOrigin="anonymous" href={textsAddress(language, name)} />
        ))}
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Of all matched routes, each once. */
function useNamespaces(): string[] {
  const matches = useMatches();
  return useMemo(
    () => [...new Set(['shell', ...matches.flatMap((match) => (match.handle as RouteHandle | undefined)?.texts ?? [])])],
    [matches],
  );
}
