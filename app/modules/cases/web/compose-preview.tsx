import { type Author, AuthorByline } from '#modules/library/web/widgets/author-byline.tsx';
import type { ImageRef } from '#modules/media/media.contract.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { RichText } from '#platform/web/rich-text.tsx';
import { Badge } from '#ui/badge.tsx';
import { DefinitionList } from '#ui/definition-list.tsx';
import { DisclosureStep, DisclosureSteps } from '#ui/disclosure-step.tsx';
import { PollOptions } from '#ui/poll.tsx';
import type { CaseContent } from '../case-content.contract.ts';
import { CaseClosing } from './case-closing.tsx';
import { CaseFigures } from './case-figures.tsx';
import { CaseFindings } from './case-findings.tsx';
import { type CaseContents, CaseSection } from './case-section.tsx';
import { checkedContent } from './compose-content.tsx';
import css from './compose-preview.module.css';
import { patientWords, settingWords } from './patient-line.tsx';
import type { DraftDesk } from './use-draft.ts';

export interface ComposePreviewProps {
  desk: Pick<DraftDesk, 'form' | 'settings' | 'images'>;
  author: Author;
  now: string;
}

/** The case as readers will see it, in the page's own parts; what is held back lies open to its author, and says so. */
export function ComposePreview({ desk, author, now }: ComposePreviewProps) {
  const t = useTexts('cases');
  const language = useLanguage();
  const { form, settings, images } = desk;
  const content = checkedContent(form, language);
  const shown = shownContent(content, images);
  const { question } = content;
  return (
    <article lang={settings.language} className={css.preview}>
      <header className="stack">
        <h2 className="t-display">{content.title}</h2>
        <DefinitionList
          look="columns"
          items={[
            { id: 'patient', term: t('page.patientLabel'), detail: patientWords(t, language, content.patient) },
            { id: 'setting', term: t('page.settingLabel'), detail: settingWords(t, content.patient) },
            { id: 'complaint', term: t('page.complaintLabel'), detail: content.patient.chiefComplaint },
          ]}
        />
        <AuthorByline author={author} anonymous={settings.anonymous} leftOut={settings.leftOut} at={now} />
      </header>
      <CaseFindings content={shown} figures={<CaseFigures figures={shown.images} />} />
      {question !== undefined && (
        <CaseSection id="question" title={t('page.whatWouldYouDo')}>
          <p className={css.question}>{question.text}</p>
          <PollOptions
            label={question.text}
            disabled
            options={question.options.map((label, i) => ({ id: String(i), mark: String.fromCharCode('A'.charCodeAt(0) + i), label }))}
            onAnswer={() => undefined}
          />
        </CaseSection>
      )}
      <PreviewSteps steps={content.disclosure} />
      <CaseClosing content={shown} />
    </article>
  );
}

function PreviewSteps({ steps }: { steps: CaseContent['disclosure'] }) {
  const t = useTexts('cases');
  if (steps.length === 0) return null;
  return (
    <CaseSection id="held-back" title={t('page.heldBack')}>
      <DisclosureSteps label={t('page.heldBack')}>
        {steps.map(({ kind, text, held }, i) => (
          <DisclosureStep
            key={kind}
            number={i + 1}
            state="open"
            title={
              <>
                {t(`page.step.${kind}`)} {held && <Badge icon="lock">{t('compose.preview.held')}</Badge>}
              </>
            }
          >
            <RichText doc={text} />
          </DisclosureStep>
        ))}
      </DisclosureSteps>
    </CaseSection>
  );
}

/** Pictures in place of their ids; question and steps are drawn here. */
function shownContent(content: CaseContent, images: Readonly<Record<string, ImageRef>>): CaseContents {
  return {
    ...content,
    images: content.images.flatMap(({ mediaId, ...words }) => {
      const image = images[mediaId];
      return image === undefined ? [] : [{ ...image, ...words }];
    }),
    disclosure: [],
    question: null,
  };
}
