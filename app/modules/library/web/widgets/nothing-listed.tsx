import type { Translate } from '#platform/i18n/translator.ts';
import { Link } from '#platform/web/link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';

export interface NothingListedProps {
  /** Texts `list.empty.<it>` and `list.empty.<it>Text` of the caller; `all`: there is none yet. */
  why: string;
  /** Where one is written, and the list with nothing left out. */
  writePath: string;
  wholePath: string;
  t: Translate;
}

/** Nothing here is a different thing for every filter, and so is the way on. */
export function NothingListed({ why, writePath, wholePath, t }: NothingListedProps) {
  const [path, label] = why === 'all' ? [writePath, t('list.write')] : [wholePath, t('list.empty.showAll')];
  return (
    <EmptyState
      title={t(`list.empty.${why}`)}
      action={
        <Link to={path} className={buttonClass()}>
          {label}
        </Link>
      }
    >
      {t(`list.empty.${why}Text`)}
    </EmptyState>
  );
}
