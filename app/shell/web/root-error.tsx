import { useRouteError } from 'react-router';
import { MAIN_ID } from '#platform/web/page-body.tsx';
import { PageFailed } from './page-failed.tsx';
import css from './page-state.module.css';

/** The frame itself could not be drawn: the page stands alone. */
export function RootError() {
  const error = useRouteError();
  return (
    <main id={MAIN_ID} className={css.alone}>
      <PageFailed error={error} />
    </main>
  );
}
