import { memo } from 'react';
import { fieldId } from '#platform/web/field-path.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { LETTERS, LetteredLines, LetteredOptions } from '#ui/lettered-options.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { filledOptions } from './compose-content.tsx';
import type { QuestionForm } from './compose-form.tsx';
import css from './compose-question.module.css';
import { ComposeSection } from './compose-section.tsx';
import type { DraftDesk } from './use-draft.ts';

const NEEDED = 2;

export interface ComposeQuestionProps {
  question: QuestionForm;
  update: DraftDesk['update'];
  errors: Readonly<Record<string, string>>;
  language: string;
  /** Colleagues have answered it: only the author's own answer may change. */
  answered: boolean;
}

/** "What would you do?": two to four options, and the author's own answer. */
export const ComposeQuestion = memo(function ComposeQuestion({ question, update, errors, language, answered }: ComposeQuestionProps) {
  const t = useTexts('cases');
  const set = (some: Partial<QuestionForm>) => update('question', (known) => ({ ...known, ...some }));
  const options = filledOptions(question.options);
  return (
    <ComposeSection name="question" title={t('compose.question.title')} note={!answered && t('compose.question.note')}>
      {!answered && (
        <Switch
          label={t('compose.question.ask')}
          help={t('compose.question.askHelp')}
          checked={question.asked}
          onChange={({ currentTarget }) => set({ asked: currentTarget.checked })}
        />
      )}
      {question.asked && (
        <div className="stack">
          {answered ? (
            <FieldGroup id={fieldId('question')} label={question.text} error={errors['']} help={t('compose.question.stays')}>
              <div lang={language}>
                <LetteredLines values={options} />
              </div>
            </FieldGroup>
          ) : (
            <QuestionFields question={question} update={update} errors={errors} language={language} />
          )}
          <Field
            id={fieldId('question.answer')}
            label={t('compose.question.answer')}
            help={t('compose.question.answerHelp')}
            error={errors.answer}
            className={css.answer}
          >
            {(control) => (
              <Select
                {...control}
                value={question.answer === null ? '' : String(question.answer)}
                placeholder={t('compose.question.noAnswer')}
                options={options.flatMap((option, i) => (option === '' ? [] : [{ value: String(i), label: `${LETTERS[i]}. ${option}` }]))}
                onChange={({ currentTarget }) => set({ answer: currentTarget.value === '' ? null : Number(currentTarget.value) })}
              />
            )}
          </Field>
        </div>
      )}
    </ComposeSection>
  );
});

/** What may be changed as long as nobody has answered. */
function QuestionFields({ question, update, errors, language }: Omit<ComposeQuestionProps, 'answered'>) {
  const t = useTexts('cases');
  const set = (some: Partial<QuestionForm>) => update('question', (known) => ({ ...known, ...some }));
  return (
    <>
      <Field id={fieldId('question.text')} label={t('compose.question.text')} error={errors.text}>
        {(control) => (
          <TextArea
            {...control}
            look="line"
            lang={language}
            placeholder={t('compose.question.placeholder')}
            value={question.text}
            onChange={({ currentTarget }) => set({ text: currentTarget.value })}
          />
        )}
      </Field>
      <FieldGroup id={fieldId('question.options')} label={t('compose.question.options')} error={errors.options}>
        <LetteredOptions
          values={question.options}
          onValue={(index, value) =>
            update('question', (known) => ({ ...known, options: known.options.map((one, n) => (n === index ? value : one)) }))
          }
          idOf={(index) => fieldId(`question.options.${index}`)}
          labelOf={(letter) => t('compose.question.option', { letter })}
          errorOf={(index) => errors[`options.${index}`]}
          least={NEEDED}
          optional={t('compose.optional')}
          lang={language}
        />
      </FieldGroup>
    </>
  );
}
