import { ErrorState } from '#ui/error-state.tsx';
import type { Translate } from '../i18n/translator.ts';

export interface ListFailedProps {
  t: Translate;
}

/** In place of a list that could not be had. Texts of the caller: `list`. */
export const ListFailed = ({ t }: ListFailedProps) => (
  <ErrorState title={t('list.failedTitle')} retry={{ label: t('list.retry'), href: '' }}>
    {t('list.failedText')}
  </ErrorState>
);
