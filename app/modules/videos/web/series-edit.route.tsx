import { type FormEvent, useState } from 'react';
import { data } from 'react-router';
import { forMember } from '#modules/identity/web/widgets/for-member.tsx';
import { CallFailure } from '#platform/operation/errors.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link, useGo } from '#platform/web/link.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { createSeries, getSeries, type SeriesView, updateSeries } from '../series.contract.ts';
import { listOwnVideos, type OwnVideo } from '../video-upload.contract.ts';
import type { Route } from './+types/series-edit.route';
import { SeriesVideos } from './series-videos.tsx';
import { VideoSpecialities } from './video-specialities.tsx';

export const handle: RouteHandle = { texts: ['videos', 'reference'], frame: 'work' };

const OWN_VIDEOS = 50;

export async function loader(args: Route.LoaderArgs) {
  const { seriesId } = args.params;
  return forMember(args, async (call) => {
    const own = (await call(listOwnVideos, { limit: OWN_VIDEOS })).data.filter(({ published }) => published === 'published');
    if (seriesId === undefined) return { own, series: null };
    const series = await call(getSeries, { id: seriesId }).catch((error: unknown) => {
      throw error instanceof CallFailure && (error.status === 404 || error.code === 'request.invalid')
        ? data(null, { status: 404 })
        : error;
    });
    if (!series.can.edit) throw data(null, { status: 404 });
    return { own, series };
  });
}

export default function SeriesEditRoute({ loaderData: { own, series } }: Route.ComponentProps) {
  const t = useTexts('videos');
  const title = series === null ? t('series.make') : t('series.change');
  return (
    <PageBody>
      <Seo title={title} description={t('series.description')} noindex />
      <div className="stack-l">
        <h1 className="t-display">{title}</h1>
        {own.length === 0 ? (
          <EmptyState
            title={t('series.noVideosTitle')}
            action={
              <Link to="/video/new" className={buttonClass({ variant: 'primary' })}>
                {t('list.bring')}
              </Link>
            }
          >
            {t('series.noVideosText')}
          </EmptyState>
        ) : (
          <SeriesForm own={own} series={series} />
        )}
      </div>
    </PageBody>
  );
}

function SeriesForm({ own, series }: { own: readonly OwnVideo[]; series: SeriesView | null }) {
  const t = useTexts('videos');
  const language = useLanguage();
  const go = useGo();
  const create = useCommand(createSeries);
  const update = useCommand(updateSeries);
  const [words, setWords] = useState({
    title: series?.item.title ?? '',
    summary: series?.item.summary ?? '',
    language: series?.item.language ?? language,
    specialities: series?.item.specialities ?? own[0]?.details.specialities ?? [],
    videoIds: series?.parts.map(({ id }) => id) ?? [],
  });
  const change = (part: Partial<typeof words>) => setWords((before) => ({ ...before, ...part }));
  const failure = create.failure ?? update.failure;
  const errors = failure?.body.fields ?? {};

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const done = series === null ? await create.run(words) : await update.run({ id: series.item.id, ...words });
    if (done !== null) go(`/series/${done.id}`);
  }

  return (
    <form noValidate className="stack" onSubmit={(event) => void handleSubmit(event)}>
      {failure !== null && Object.keys(errors).length === 0 && <p role="alert">{failure.body.message || t('page.failed')}</p>}
      <Field label={t('edit.title')} error={errors.title} required>
        {(control) => (
          <TextInput {...control} value={words.title} maxLength={160} onChange={(event) => change({ title: event.target.value })} />
        )}
      </Field>
      <Field label={t('series.summary')} error={errors.summary}>
        {(control) => (
          <TextArea {...control} value={words.summary} maxLength={600} onChange={(event) => change({ summary: event.target.value })} />
        )}
      </Field>
      <Field label={t('edit.language')} error={errors.language}>
        {(control) => (
          <Select
            {...control}
            value={words.language}
            options={(['en', 'id'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
            onChange={(event) => change({ language: event.target.value === 'id' ? 'id' : 'en' })}
          />
        )}
      </Field>
      <VideoSpecialities
        id="specialities"
        error={errors.specialities}
        value={words.specialities}
        onValue={(specialities) => change({ specialities })}
      />
      <SeriesVideos own={own} error={errors.videoIds} value={words.videoIds} onValue={(videoIds) => change({ videoIds })} />
      <div>
        <Button variant="primary" type="submit" pending={create.pending || update.pending} pendingLabel={t('edit.saving')}>
          {series === null ? t('series.publish') : t('edit.save')}
        </Button>
      </div>
    </form>
  );
}
