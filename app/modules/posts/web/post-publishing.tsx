import { useEffect, useState } from 'react';
import type { Author } from '#modules/library/web/widgets/author-byline.tsx';
import type { PreviewSteps } from '#modules/library/web/widgets/draft-desk.tsx';
import { DraftPublishing } from '#modules/library/web/widgets/draft-publishing.tsx';
import type { DraftFinding } from '#modules/library/web/widgets/use-draft-findings.ts';
import { fieldId } from '#platform/web/field-path.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useGo } from '#platform/web/link.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import type { FieldErrors } from '#platform/web/use-draft-check.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { showToast } from '#ui/toast-queue.ts';
import type { PollContent } from '../post-content.contract.ts';
import { MAX_SCHEDULE_DAYS, publishPost, schedulePost } from '../post-draft.contract.ts';
import { PostPreview } from './post-preview.tsx';
import css from './post-publishing.module.css';
import type { SentPost } from './post-sent.tsx';
import type { PostDesk } from './use-post-draft.ts';

/** A post that is sent waits, for staff or for its time. */
export interface PostPublishingProps extends PreviewSteps<SentPost> {
  desk: PostDesk;
  author: Author;
  now: string;
  /** Findings that wait for the author's word. */
  open: readonly DraftFinding[];
  /** Some findings were kept: a colleague will read the post first. */
  hasKept: boolean;
  /** Sentences for which staff read the post first. */
  claims: readonly string[];
}

/** The preview, when it is to appear, and the last step. */
export function PostPublishing({ desk, author, now, open, hasKept, claims, onBack, onRefused, onSent }: PostPublishingProps) {
  const t = useTexts('posts');
  const go = useGo();
  const publishing = useCommand(publishPost);
  const scheduling = useCommand(schedulePost);
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [at, setAt] = useState('');
  const [noTime, setNoTime] = useState(false);
  const [notSaved, setNotSaved] = useState(false);
  const failure = (when === 'now' ? publishing : scheduling).failure;
  const isNew = desk.changes === null;
  const badTime = scheduling.failure?.body.fields?.publishAt;

  useEffect(() => {
    if (badTime !== undefined) document.getElementById(fieldId('publishAt'))?.focus();
  }, [badTime]);

  async function handlePublish() {
    const base = await desk.save.flush();
    setNotSaved(base === null);
    if (base === null) return;
    if (when === 'later') {
      const publishAt = momentOf(at);
      setNoTime(publishAt === null);
      if (publishAt === null) return document.getElementById(fieldId('publishAt'))?.focus();
      const output = await scheduling.run({ id: base.id, version: base.version, publishAt, acceptIdentifiers: hasKept });
      if (output === null) return;
      desk.forget();
      return onSent({ kind: 'scheduled', draftId: base.id, at: publishAt });
    }
    const output = await publishing.run({ draftId: base.id, version: base.version, acceptIdentifiers: hasKept });
    if (output === null) return;
    desk.forget();
    if (output.status === 'held') return onSent({ kind: 'held', id: output.id });
    showToast(t(isNew ? 'compose.published' : output.status === 'hidden' ? 'compose.keptChange' : 'compose.publishedChange'));
    go(`/posts/${output.id}`, { replace: true });
  }

  function handleRefused(fields: FieldErrors) {
    if (failure?.code === 'posts.pollVoted') desk.keepPoll(failure.body.details?.poll as PollContent);
    onRefused(fields);
  }

  return (
    <DraftPublishing
      open={open.length}
      hasKept={hasKept}
      notSaved={notSaved}
      failure={failure}
      fieldsHere={['publishAt']}
      onBack={onBack}
      onRefused={handleRefused}
      act={
        <Button
          variant="primary"
          pending={publishing.pending || scheduling.pending}
          pendingLabel={when === 'now' ? t('compose.publishing') : t('compose.schedule.acting')}
          disabled={open.length > 0}
          onClick={() => void handlePublish()}
        >
          {when === 'later' ? t('compose.schedule.act') : isNew ? t('compose.publish') : t('compose.publishChange')}
        </Button>
      }
      t={t}
    >
      <PostPreview form={desk.form} settings={desk.settings} images={desk.images} author={author} now={now} />
      {claims.length > 0 && (
        <Card as="section">
          <div className="stack-s">
            <h2 className="t-sub">{t('compose.claims.title')}</h2>
            <p>{t('compose.claims.text')}</p>
            <ul className={css.claims} lang={desk.settings.language}>
              {claims.map((claim) => (
                <li key={claim}>{claim}</li>
              ))}
            </ul>
            <div>
              <Button onClick={onBack}>{t('compose.claims.add')}</Button>
            </div>
          </div>
        </Card>
      )}
      {isNew && (
        <Card as="section">
          <RadioGroup
            name="when"
            label={<span className="t-sub">{t('compose.schedule.title')}</span>}
            value={when}
            onValueChange={setWhen}
            options={[
              { value: 'now', label: t('compose.schedule.now') },
              { value: 'later', label: t('compose.schedule.later') },
            ]}
          />
          {when === 'later' && (
            <Field
              id={fieldId('publishAt')}
              label={t('compose.schedule.at')}
              help={t('compose.schedule.atHelp', { max: MAX_SCHEDULE_DAYS })}
              error={noTime ? t('compose.schedule.noTime') : badTime}
              required
              className={css.at}
            >
              {(control) => (
                <TextInput {...control} type="datetime-local" value={at} onChange={({ currentTarget }) => setAt(currentTarget.value)} />
              )}
            </Field>
          )}
        </Card>
      )}
    </DraftPublishing>
  );
}

/** What a field for a local time holds, as an instant; null when it holds none. */
const momentOf = (typed: string): string | null => (Number.isNaN(Date.parse(typed)) ? null : new Date(typed).toISOString());
