import { useMemo, useState } from 'react';
import type { Author } from '#modules/library/web/widgets/author-byline.tsx';
import barCss from '#modules/library/web/widgets/compose-bar.module.css';
import { DraftDesk } from '#modules/library/web/widgets/draft-desk.tsx';
import { IdentifierPanel, openFindings } from '#modules/library/web/widgets/identifier-panel.tsx';
import { UnverifiedNotice } from '#modules/library/web/widgets/unverified-notice.tsx';
import { useDraftFindings } from '#modules/library/web/widgets/use-draft-findings.ts';
import { useSharedLines } from '#modules/library/web/widgets/use-shared-lines.ts';
import { useReader } from '#platform/web/facts.ts';
import { errorsOf, fieldId, withReplaced } from '#platform/web/field-path.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import type { FieldErrors } from '#platform/web/use-draft-check.ts';
import type { DraftSettings } from '../case-draft.contract.ts';
import { textsOf } from './compose-fields.tsx';
import type { ComposeForm } from './compose-form.tsx';
import type { Sought } from './compose-image.tsx';
import { ComposeSent } from './compose-sent.tsx';
import { ComposeSettings } from './compose-settings.tsx';
import { fieldName, linesOfPart } from './compose-words.tsx';
import { ComposerPublishing } from './composer-publishing.tsx';
import { ComposerWriting } from './composer-writing.tsx';
import { useCaseCheck } from './use-case-check.ts';
import { caseDrafts, type DraftStart, useDraft } from './use-draft.ts';

export interface ComposerDeskProps {
  start: DraftStart;
  author: Author;
  /** When the page was made. */
  now: string;
}

/** A case under its author's hands, from the first word to its publication. */
export function ComposerDesk({ start, author, now }: ComposerDeskProps) {
  const t = useTexts('cases');
  const desk = useDraft(start);
  const reader = useReader();
  const check = useCaseCheck(desk);
  const texts = useMemo(() => textsOf(desk.form), [desk.form]);
  const found = useDraftFindings(texts, desk.settings.language);
  const open = openFindings(found.findings, desk.kept);
  const [sought, setSought] = useState<Sought | null>(null);
  const summary = useSummary(check.errors, desk.form);
  const language = useLanguage();
  const shared = useSharedLines(t);
  const settingsErrors = useMemo(() => errorsOf(check.standing, 'settings'), [check.standing]);
  const isChange = desk.changes !== null;
  return (
    <DraftDesk<DraftSettings, string>
      listPath="/cases"
      writePath="/cases/new"
      desk={desk}
      isChange={isChange}
      isLost={start.lostId !== null}
      check={check}
      store={caseDrafts}
      toFix={
        open.length > 0 && (
          <a href="#identifiers" className={barCss.toFix}>
            {t('compose.identifiers.open', { count: open.length })}
          </a>
        )
      }
      notice={reader?.verified === false && <UnverifiedNotice text={t('compose.notice.unverified')} />}
      complaints={summary}
      panels={
        <>
          <IdentifierPanel
            found={found}
            kept={desk.kept}
            onKeep={desk.keep}
            onReplace={(place, replacement) => desk.updateForm((form) => withReplaced(form, place, replacement))}
            onHidden={(path) => setSought({ path })}
            t={t}
          />
          <ComposeSettings
            settings={desk.settings}
            author={author}
            now={now}
            update={desk.updateSettings}
            errors={settingsErrors}
            published={isChange}
          />
        </>
      }
      writing={<ComposerWriting desk={desk} errors={check.standing} sought={sought} />}
      preview={(steps) => (
        <ComposerPublishing
          desk={desk}
          author={author}
          now={now}
          open={open}
          hasKept={found.findings.length > open.length}
          risk={check.risk}
          {...steps}
        />
      )}
      sent={(caseId) => <ComposeSent caseId={caseId} />}
      linesOf={(version, part) => linesOfPart(version, part, { t, language, shared, images: desk.images })}
      t={t}
    />
  );
}

/** Where each complaint stands, with the name of the field before words that could mean any. */
function useSummary(errors: FieldErrors, form: ComposeForm) {
  const t = useTexts('cases');
  return useMemo(() => {
    const clear = new Set(
      [
        'description',
        'question',
        'questionAnswered',
        'options',
        'option',
        'speciality',
        'respondentsAnonymous',
        'consent',
        'consentDate',
        'consentDateFuture',
        'consentDateOld',
        'imagesReviewed',
        'imageGone',
      ].map((name) => t(`validation.${name}`)),
    );
    return Object.entries(errors).map(([path, message]) => ({
      fieldId: fieldId(path),
      message: clear.has(message) ? message : t('compose.summary.item', { section: fieldName(form, path, t), message }),
    }));
  }, [errors, form, t]);
}
