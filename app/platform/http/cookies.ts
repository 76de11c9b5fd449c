/** Names and lives of the product's cookies. */
export const COOKIES = {
  /** Session token; HttpOnly. */
  session: 'auth_token',
  /** "true" while signed in, readable by the page. */
  signedIn: 'is_user_logged_in',
  /** Set by the mobile shell; its presence is the app flag. */
  appVersion: 'app_version',
  language: 'user_language',
  theme: 'theme',
  /** There for two seconds after a command, for every server: a replica may not have it yet. */
  wrote: 'wrote',
} as const;

export const COOKIE_SECONDS = {
  /** Six months. */
  language: 15_552_000,
  session: 2_592_000,
  signedIn: 2_592_000,
} as const;
