import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import css from './creator.module.css';

/** What can be written, with the page where it is; what members bring once they are verified says so there. */
const WRITERS: readonly { kind: string; path: string; icon: IconName }[] = [
  { kind: 'case', path: '/cases/new', icon: 'stethoscope' },
  { kind: 'post', path: '/posts/new', icon: 'pencil' },
  { kind: 'video', path: '/video/new', icon: 'video' },
  { kind: 'series', path: '/series/new', icon: 'playlist' },
  { kind: 'thread', path: '/forums', icon: 'messages' },
];

export interface CreatorWritersProps {
  /** That the reader may write. */
  newsletters: readonly { name: string; slug: string }[];
  /** They may write further ones. */
  moreNewsletters: boolean;
}

/** One place to begin any kind. */
export function CreatorWriters({ newsletters, moreNewsletters }: CreatorWritersProps) {
  const t = useTexts('posts');
  const founds = useReader()?.rights.includes('newsletters') === true;
  return (
    <ul className={css.writers}>
      {WRITERS.map(({ kind, path, icon }) => (
        <Writer key={kind} path={path} icon={icon} title={t(`creator.kinds.${kind}`)} text={t(`creator.kinds.${kind}Text`)} />
      ))}
      {newsletters.map(({ name, slug }) => (
        <Writer key={slug} path={`/newsletters/${slug}/write`} icon="mail" title={t('creator.kinds.issue')} text={name} />
      ))}
      {moreNewsletters && (
        <Writer path="/newsletters" icon="mail" title={t('creator.kinds.otherIssue')} text={t('creator.kinds.otherIssueText')} />
      )}
      {founds && (
        <Writer path="/newsletters/new" icon="mail" title={t('creator.kinds.newsletter')} text={t('creator.kinds.newsletterText')} />
      )}
    </ul>
  );
}

function Writer({ path, icon, title, text }: { path: string; icon: IconName; title: string; text: string }) {
  return (
    <li>
      <Link to={path} className={css.writer}>
        <Icon of={icon} size="l" decorative />
        <span>
          <span className="t-sub">{title}</span>
          <span className={css.about}>{text}</span>
        </span>
      </Link>
    </li>
  );
}
