import { useTexts } from '#platform/web/i18n.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import css from './video-edit.module.css';

export interface SeriesVideosProps {
  id: string;
  /** Those that there are, by id; each with its title. */
  videos: ReadonlyMap<string, string>;
  error: string | undefined;
  /** Ids of those chosen, in their order; each is one of `videos`. */
  value: readonly string[];
  onValue: (ids: string[]) => void;
}

/** Which videos, and in which order: those chosen stand first and can be moved. */
export function SeriesVideos({ id, videos, error, value, onValue }: SeriesVideosProps) {
  const t = useTexts('videos');
  const titled = (videoId: string) => ({ videoId, title: videos.get(videoId) ?? '' });
  const chosen = value.map(titled);
  const others = [...videos.keys()].filter((videoId) => !value.includes(videoId)).map(titled);

  const move = (from: number, by: 1 | -1) => {
    const next = [...value];
    const [id] = next.splice(from, 1);
    if (id !== undefined) next.splice(from + by, 0, id);
    onValue(next);
  };

  return (
    <FieldGroup id={id} label={t('series.videos')} help={t('series.videosHelp')} error={error}>
      <ol className={css.plain}>
        {chosen.map(({ videoId, title }, n) => (
          <li key={videoId} className={css.choice}>
            <Checkbox label={`${n + 1}. ${title}`} checked onChange={() => onValue(value.filter((one) => one !== videoId))} />
            {/* At the ends they stay, so that the focus does. */}
            <span className={css.moves}>
              <IconButton
                icon="arrow-up"
                size="s"
                label={t('series.up', { title })}
                aria-disabled={n === 0}
                onClick={() => n > 0 && move(n, -1)}
              />
              <IconButton
                icon="arrow-down"
                size="s"
                label={t('series.down', { title })}
                aria-disabled={n === chosen.length - 1}
                onClick={() => n < chosen.length - 1 && move(n, 1)}
              />
            </span>
          </li>
        ))}
        {others.map(({ videoId, title }) => (
          <li key={videoId} className={css.choice}>
            <Checkbox label={title} checked={false} onChange={() => onValue([...value, videoId])} />
          </li>
        ))}
      </ol>
    </FieldGroup>
  );
}
