/** How loaders reach the server: the key under which each request carries its facts. */
import { createContext, type RouterContextProvider } from 'react-router';
import { callOverHttp } from './http-caller.ts';
import type { Caller, PageContext } from './page-facts.ts';

export const pageContext = createContext<PageContext | null>(null);

type Context = Readonly<RouterContextProvider>;

/** For loaders: `const cases = await call(context)(listCases, {})`. */
export function call(context: Context): Caller {
  return context.get(pageContext)?.call ?? callOverHttp;
}

/** The page's facts on the server; null in the browser, where the document already holds them. */
export const pageOf = (context: Context): PageContext | null => context.get(pageContext);
