import { useTexts } from '#platform/web/i18n.tsx';
import { useMoment } from '#platform/web/use-moment.ts';
import type { WrittenCard } from '../news.contract.ts';
import css from './article.module.css';
import { LinesList } from './widgets/lines-list.tsx';

export function CardVersions({ versions, language: written, open }: { versions: readonly WrittenCard[]; language: string; open: boolean }) {
  const t = useTexts('news');
  const momentOf = useMoment();
  return (
    <details open={open}>
      <summary>{t('editor.versions')}</summary>
      <ol className={css.versions}>
        {versions.map(({ version, lines, author, at }) => (
          <li key={version}>
            <p className="small muted">
              {author === null
                ? t('editor.version', { version, date: momentOf(at) })
                : t('editor.versionBy', { version, name: author.name, date: momentOf(at) })}
            </p>
            {lines === null ? <p>{t('editor.takenAway')}</p> : <LinesList lines={lines} language={written} />}
          </li>
        ))}
      </ol>
    </details>
  );
}
