import { useTexts } from '#platform/web/i18n.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { OwnVideo } from '../video-upload.contract.ts';
import css from './video-edit.module.css';

export interface SeriesVideosProps {
  id: string;
  own: readonly OwnVideo[];
  error: string | undefined;
  /** Ids of those chosen, in their order. */
  value: readonly string[];
  onValue: (ids: string[]) => void;
}

/** Which videos, and in which order: those chosen stand first and can be moved. */
export function SeriesVideos({ id, own, error, value, onValue }: SeriesVideosProps) {
  const t = useTexts('videos');
  const byId = new Map(own.map((video) => [video.id, video]));
  const chosen = value.flatMap((id) => byId.get(id) ?? []);
  const others = own.filter(({ id }) => !value.includes(id));

  const move = (from: number, by: 1 | -1) => {
    const next = [...value];
    const [id] = next.splice(from, 1);
    if (id !== undefined) next.splice(from + by, 0, id);
    onValue(next);
  };

  return (
    <FieldGroup id={id} label={t('series.videos')} help={t('series.videosHelp')} error={error}>
      <ol className={css.plain}>
        {chosen.map(({ id: videoId, details }, n) => (
          <li key={videoId} className={css.choice}>
            <Checkbox label={`${n + 1}. ${details.title}`} checked onChange={() => onValue(value.filter((one) => one !== videoId))} />
            {/* At the ends they stay, so that the focus does. */}
            <span className={css.moves}>
              <IconButton
                icon="arrow-up"
                size="s"
                label={t('series.up', { title: details.title })}
                aria-disabled={n === 0}
                onClick={() => n > 0 && move(n, -1)}
              />
              <IconButton
                icon="arrow-down"
                size="s"
                label={t('series.down', { title: details.title })}
                aria-disabled={n === chosen.length - 1}
                onClick={() => n < chosen.length - 1 && move(n, 1)}
              />
            </span>
          </li>
        ))}
        {others.map(({ id: videoId, details }) => (
          <li key={videoId} className={css.choice}>
            <Checkbox label={details.title} checked={false} onChange={() => onValue([...value, videoId])} />
          </li>
        ))}
      </ol>
    </FieldGroup>
  );
}
