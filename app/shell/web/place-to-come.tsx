import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { Seo } from '#platform/web/seo.tsx';
import { DoorList, DoorWords, doorClass } from '#ui/door.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { LineArt, type LineArtName } from '#ui/line-art.tsx';
import css from './place-to-come.module.css';

export interface Door {
  /** Texts `<place>.now.<id>.title` and `.text` of the shell. */
  readonly id: string;
  readonly path: string;
  readonly icon: IconName;
}

export interface PlaceToComeProps {
  /** Under this name its texts stand in the shell's. */
  place: 'liveEvents' | 'services';
  art: LineArtName;
  /** What there is instead. */
  now: readonly Door[];
  /** Texts `<place>.later.<id>`. */
  later: readonly string[];
}

/** A place of the app's bar whose own matter is not built: what is not here, what can be done today, and what will stand here. */
export function PlaceToCome({ place, art, now, later }: PlaceToComeProps) {
  const t = useTexts('shell');
  return (
    <PageBody>
      <Seo title={t(`${place}.title`)} description={t(`${place}.lede`)} noindex />
      <header className={css.head}>
        <div className={css.words}>
          <h1 className="t-display">{t(`${place}.title`)}</h1>
          <p className="lede muted">{t(`${place}.lede`)}</p>
        </div>
        <LineArt name={art} />
      </header>
      <section aria-labelledby="now-title" className={css.part}>
        <h2 id="now-title" className="t-head">
          {t('place.now')}
        </h2>
        <DoorList>
          {now.map(({ id, path, icon }) => (
            <li key={id}>
              <Link to={path} className={doorClass()}>
                <DoorWords icon={icon} title={t(`${place}.now.${id}.title`)} text={t(`${place}.now.${id}.text`)} />
              </Link>
            </li>
          ))}
        </DoorList>
      </section>
      <section aria-labelledby="later-title" className={css.part}>
        <h2 id="later-title" className="t-head">
          {t('place.later')}
        </h2>
        <ul className={css.later}>
          {later.map((id) => (
            <li key={id}>
              <Icon of="circle-dashed" decorative />
              {t(`${place}.later.${id}`)}
            </li>
          ))}
        </ul>
      </section>
    </PageBody>
  );
}
