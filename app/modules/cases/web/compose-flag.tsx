import type { Flag } from '@kolegia/clinical-ranges/flag';
import { useTexts } from '#platform/web/i18n.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import css from './compose-flag.module.css';

/** What a value means, under the field it is typed in: arrow and word, never colour alone. */
export function ComposeFlag({ flag }: { flag: Flag | undefined }) {
  const t = useTexts('cases');
  if (flag === undefined) return null;
  if (flag === 'normal') return <span className={css.flag}>{t('compose.flag.normal')}</span>;
  const isCritical = flag.startsWith('critical');
  return (
    <span className={classNames(css.flag, isCritical ? css.critical : css.out)}>
      <Icon of={flag.toLowerCase().endsWith('low') ? 'arrow-down' : 'arrow-up'} size="s" decorative />
      {t(`compose.flag.${flag}`)}
    </span>
  );
}
