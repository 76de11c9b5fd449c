/** What a build changes of the router for browsers: it is lighter, and it does not give up a page that is being read. */

/** Where the router's files lie, of which `fitForBrowsers` knows some. */
export const ROUTER_FILE = /\/react-router\/dist\/production\/lib\/(.+)\.js$/;

/** Calls, not where the two are made. */
const WARNINGS = /(?<!function )\bwarning(?:Once)?\(/g;

const RELOAD = 'window.location.reload();';
const UNLESS_LOST = 'if (!(await window.lostScript?.()))';
const COMPLAINTS = /console\.error\([^;]*\);\s*/g;

/** `file` is the path of one of the router's files, from `lib/` on and without its ending. */
export function fitForBrowsers(file: string, code: string): string {
  // What it tells its developers is two kilobytes of every first view: nobody reads it in a reader's browser.
  const quiet = code.replace(WARNINGS, '/* @__PURE__ */ $&');
  // Nobody watches it at work there either.
  if (file === 'router/router') return quiet.replaceAll('init.instrumentations', 'undefined');
  if (file === 'dom/ssr/routeModules') return patient(quiet);
  return quiet;
}

/**
 * A page whose script cannot be had would be loaded anew, and without a network that is the end of what is being read: first the
 * frame is asked whether there is one (app/shell/web/held-requests.ts).
 */
function patient(code: string): string {
  if (!code.includes(RELOAD)) throw new Error('The router loads pages in another way than it did: see tools/run/router-trim.ts');
  return code.replace(COMPLAINTS, '').replace(RELOAD, `${UNLESS_LOST} ${RELOAD}`);
}
