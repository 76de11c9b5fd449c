import type { RouterContextProvider } from 'react-router';
import { languageOfPath } from '../i18n/languages.ts';
import { CallFailure } from '../operation/errors.ts';
import { call, pageOf } from './page-context.ts';
import type { Caller } from './page-facts.ts';
import { toLogin } from './redirects.ts';

export interface LoaderArgs {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
}

/** For loaders of pages that need a member: who is not signed in, or not any more, signs in and comes back. */
export async function forMember<Data>({ context, request }: LoaderArgs, load: (call: Caller) => Promise<Data>): Promise<Data> {
  const page = pageOf(context);
  const login = () => toLogin(request, page?.language ?? languageOfPath(new URL(request.url).pathname));
  if (page?.reader === null) throw login();
  try {
    return await load(call(context));
  } catch (error) {
    throw error instanceof CallFailure && error.status === 401 ? login() : error;
  }
}
