import { type FormEvent, useState } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { IdentifierNote } from '#modules/library/web/widgets/identifier-note.tsx';
import { KeepIdentifiers } from '#modules/library/web/widgets/kept-identifiers.tsx';
import { LanguageField } from '#modules/library/web/widgets/language-field.tsx';
import { useKeptIdentifiers } from '#modules/library/web/widgets/use-kept-identifiers.ts';
import { complaintsOf, FormTop } from '#platform/web/form-top.tsx';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { useGo } from '#platform/web/link.tsx';
import { OtherVersion } from '#platform/web/other-version.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { useKeptWriting } from '#platform/web/use-kept-writing.ts';
import { WholeArea, WholeInput } from '#platform/web/whole-text.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { createSeries, type SeriesView, updateSeries } from '../series.contract.ts';
import type { OwnVideo } from '../video-upload.contract.ts';
import { SeriesVideos } from './series-videos.tsx';
import { VideoSpecialities } from './video-specialities.tsx';

/** The videos of a series and the words about it; what is not sent yet stays on this device. */
export function SeriesForm({ own, series }: { own: readonly OwnVideo[]; series: SeriesView | null }) {
  const t = useTexts('videos');
  const library = useTexts('library');
  const language = useLanguage();
  const go = useGo();
  const create = useCommand(createSeries);
  const update = useCommand(updateSeries);
  const [attempt, setAttempt] = useState(0);
  // Until its page is there: sent again meanwhile, there would be two.
  const [sent, setSent] = useState(false);
  const kept = useKeptWriting(
    {
      title: series?.item.title ?? '',
      summary: series?.item.summary ?? '',
      language: series?.item.language ?? language,
      specialities: series?.item.specialities ?? own[0]?.details.specialities ?? [],
      videoIds: series?.parts.map(({ id }) => id) ?? [],
    },
    { name: 'series', id: series?.item.id ?? null, version: series?.version ?? 0 },
  );
  const { written: words, change } = kept;
  const failure = create.failure ?? update.failure;
  const { message, fields: refused } = useFailure(failure);
  const identifiers = useKeptIdentifiers(failure, words);
  const errors: Readonly<Record<string, string>> = {
    ...Object.fromEntries(identifiers.paths.map((path) => [path, library('identifiers.here')])),
    ...refused,
  };
  // One that was taken down since it was chosen stands nowhere on the page: it is not sent either.
  const known = new Map(
    [...(series?.parts ?? []), ...own.map(({ id, details }) => ({ id, title: details.title }))].map((one) => [one.id, one.title]),
  );

  const chosen = words.videoIds.filter((id) => known.has(id));

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAttempt((count) => count + 1);
    const input = { ...words, videoIds: chosen, acceptIdentifiers: identifiers.accepted };
    const done = series === null ? await create.run(input) : await update.run({ id: series.item.id, version: kept.version, ...input });
    if (done === null) return;
    setSent(true);
    kept.forget();
    go(`/series/${done.id}`);
  }

  return (
    <form noValidate className="stack" onSubmit={(event) => void handleSubmit(event)}>
      <FormTop
        kept={kept}
        message={message}
        complaints={complaintsOf(errors, 'series', { names: { title: t('edit.title'), summary: t('series.summary') } })}
        attempt={attempt}
      />
      <OtherVersion
        failure={failure}
        kept={{ ...kept, written: { ...words, videos: chosen.flatMap((id) => known.get(id) ?? []) } }}
        names={{ title: t('edit.title'), summary: t('series.summary'), videos: t('series.videos') }}
      />
      <Field id="series-title" label={t('edit.title')} error={errors.title} required>
        {(control) => (
          <WholeInput {...control} value={words.title} maxLength={160} onChange={(event) => change({ title: event.target.value })} />
        )}
      </Field>
      <IdentifierNote value={words.title} language={words.language} onChange={(title) => change({ title })} />
      <Field id="series-summary" label={t('series.summary')} error={errors.summary}>
        {(control) => (
          <WholeArea {...control} value={words.summary} maxLength={600} onChange={(event) => change({ summary: event.target.value })} />
        )}
      </Field>
      <IdentifierNote value={words.summary} language={words.language} onChange={(summary) => change({ summary })} />
      <LanguageField
        id="series-language"
        label={t('edit.language')}
        error={errors.language}
        nameOf={(one) => t(`language.${one}`)}
        value={words.language}
        onValue={(chosen) => change({ language: chosen })}
      />
      <VideoSpecialities
        id="series-specialities"
        error={errors.specialities}
        value={words.specialities}
        onValue={(specialities) => change({ specialities })}
      />
      <SeriesVideos
        id="series-videoIds"
        videos={known}
        error={errors.videoIds}
        value={chosen}
        onValue={(videoIds) => change({ videoIds })}
      />
      <KeepIdentifiers kept={identifiers} />
      <div>
        <Button variant="primary" type="submit" pending={create.pending || update.pending || sent} pendingLabel={t('edit.saving')}>
          {series === null ? t('series.publish') : t('edit.save')}
        </Button>
      </div>
    </form>
  );
}
