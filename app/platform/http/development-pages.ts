/** What is different in development, where Vite brings styles and code and changes them under way. */
import { pagePolicy } from './security-headers.ts';

/** Besides, Vite waits for a server that is started again, in a worker of its own making. */
export const developmentPolicy = (nonce: string): string => `${pagePolicy(nonce)}; worker-src 'self' blob:`;

/**
 * Styles that Vite adds by script carry the nonce that it finds in an element of the head. Links need none, and React would miss
 * theirs when it takes over: browsers do not know it.
 */
export const developmentPage = (html: string, nonce: string): string =>
  html.replaceAll(/(<link\b[^>]*) nonce="[^"]*"/g, '$1').replace('</head>', `<meta property="csp-nonce" nonce="${nonce}"/></head>`);
