import { data, type RouterContextProvider } from 'react-router';
import { CallFailure } from '#platform/operation/errors.ts';
import { forMember } from '#platform/web/for-member.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { NavLink } from '#platform/web/link.tsx';
import { pageOf } from '#platform/web/page-context.ts';
import type { Caller } from '#platform/web/page-facts.ts';
import { chipClass, chipsClass } from '#ui/chip.tsx';

interface LoaderArgs {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
}

/** For loaders of the desk. Whoever has no business here finds nothing here. */
export async function forEditors<Data>(args: LoaderArgs, load: (call: Caller) => Promise<Data>): Promise<Data> {
  const page = pageOf(args.context);
  if (page?.reader != null && !page.reader.rights.includes('news')) throw data(null, { status: 404 });
  return forMember(args, load).catch((error: unknown) => {
    throw error instanceof CallFailure && error.code === 'access.staff' ? data(null, { status: 404 }) : error;
  });
}

/** The two pages of the desk. */
export function DeskPages() {
  const t = useTexts('news');
  return (
    <nav aria-label={t('desk.pages')} className={chipsClass}>
      <NavLink to="/console/news" end className={chipClass()}>
        {t('desk.sources')}
      </NavLink>
      <NavLink to="/console/news/lines" className={chipClass()}>
        {t('desk.lines')}
      </NavLink>
    </nav>
  );
}
