import { useMemo } from 'react';
import type { Author } from '#modules/library/web/widgets/author-byline.tsx';
import { DraftDesk } from '#modules/library/web/widgets/draft-desk.tsx';
import { IdentifierPanel, openFindings } from '#modules/library/web/widgets/identifier-panel.tsx';
import { UnverifiedNotice } from '#modules/library/web/widgets/unverified-notice.tsx';
import { type DraftFinding, useDraftFindings } from '#modules/library/web/widgets/use-draft-findings.ts';
import { useSharedLines } from '#modules/library/web/widgets/use-shared-lines.ts';
import { withWordsReplaced } from '#platform/richtext/richtext.ts';
import { useReader } from '#platform/web/facts.ts';
import { fieldId, type Place, withReplaced } from '#platform/web/field-path.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import type { FieldErrors } from '#platform/web/use-draft-check.ts';
import type { PostSettings } from '../post-draft.contract.ts';
import { textsOf } from './post-form.tsx';
import { PostPublishing } from './post-publishing.tsx';
import { PostSent, type SentPost } from './post-sent.tsx';
import { PostSettingsPanel } from './post-settings-panel.tsx';
import { linesOfPart } from './post-words.tsx';
import { PostWriting } from './post-writing.tsx';
import { type PostDraftStart, postDrafts, usePostCheck, usePostDraft } from './use-post-draft.ts';

/** Links are what a post is for; the server takes them too. */
const isOurs = ({ kind }: DraftFinding) => kind !== 'url';

export interface PostDeskProps {
  start: PostDraftStart;
  author: Author;
  /** When the page was made. */
  now: string;
}

/** A post under its author's hands, until it is published or has a time to appear at. */
export function PostDesk({ start, author, now }: PostDeskProps) {
  const t = useTexts('posts');
  const media = useTexts('media');
  const shared = useSharedLines(t);
  const reader = useReader();
  const desk = usePostDraft(start);
  const check = usePostCheck(desk);
  const texts = useMemo(() => textsOf(desk.form), [desk.form]);
  const everything = useDraftFindings(texts, desk.settings.language);
  const found = useMemo(() => ({ ...everything, findings: everything.findings.filter(isOurs) }), [everything]);
  const open = openFindings(found.findings, desk.kept);
  const summary = useSummary(check.errors);
  const isChange = desk.changes !== null;

  function handleReplace(place: Place, replacement: string) {
    if (place.path === 'body') desk.update('body', (body) => withWordsReplaced(body, place.text, replacement));
    else desk.updateForm((form) => withReplaced(form, place, replacement));
  }

  return (
    <DraftDesk<PostSettings, SentPost>
      listPath="/posts"
      writePath="/posts/new"
      desk={desk}
      isChange={isChange}
      isLost={start.lostId !== null}
      check={check}
      store={postDrafts}
      notice={reader?.verified === false && <UnverifiedNotice text={t('compose.notice.unverified')} />}
      complaints={summary}
      panels={
        <>
          <IdentifierPanel found={found} kept={desk.kept} onKeep={desk.keep} onReplace={handleReplace} t={t} />
          <PostSettingsPanel settings={desk.settings} author={author} now={now} update={desk.updateSettings} published={isChange} />
        </>
      }
      writing={<PostWriting desk={desk} errors={check.standing} />}
      preview={(steps) => (
        <PostPublishing
          desk={desk}
          author={author}
          now={now}
          open={open}
          hasKept={found.findings.length > open.length}
          claims={check.claims}
          {...steps}
        />
      )}
      sent={(sent) => <PostSent sent={sent} />}
      linesOf={(version, part) => linesOfPart(version, part, { t, media, shared, images: desk.images })}
      t={t}
    />
  );
}

/** Where each complaint stands. */
const useSummary = (errors: FieldErrors) =>
  useMemo(() => Object.entries(errors).map(([path, message]) => ({ fieldId: fieldId(path), message })), [errors]);
