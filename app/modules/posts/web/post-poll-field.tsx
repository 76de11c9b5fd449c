import { fieldId } from '#platform/web/field-path.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import type { FieldErrors } from '#platform/web/use-draft-check.ts';
import { WholeArea } from '#platform/web/whole-text.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { FieldSection } from '#ui/field-section.tsx';
import { LetteredLines, LetteredOptions } from '#ui/lettered-options.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { POLL_DAYS, POST_LIMITS, type PollContent } from '../post-content.contract.ts';
import type { PollForm } from './post-form.tsx';
import css from './post-writing.module.css';
import type { PostDesk } from './use-post-draft.ts';

/** A question with two to four options, open for some days. */
export function PostPollField({ desk, errors }: { desk: PostDesk; errors: FieldErrors }) {
  const t = useTexts('posts');
  const { poll } = desk.form;
  const { language } = desk.settings;
  const set = (some: Partial<PollForm>) => desk.update('poll', (known) => ({ ...known, ...some }));
  if (desk.votedPoll !== null) return <VotedPoll poll={desk.votedPoll} language={language} error={errors.poll} />;
  return (
    <FieldSection id="poll-title" title={t('compose.poll.title')} note={t('compose.poll.note')}>
      <Switch
        label={t('compose.poll.ask')}
        help={t('compose.poll.askHelp')}
        checked={poll.asked}
        onChange={({ currentTarget }) => set({ asked: currentTarget.checked })}
      />
      {poll.asked && (
        <div className="stack">
          <Field id={fieldId('poll.question')} label={t('compose.poll.question')} error={errors['poll.question']}>
            {(control) => (
              <WholeArea
                {...control}
                look="line"
                lang={language}
                maxLength={POST_LIMITS.question}
                value={poll.question}
                onChange={({ currentTarget }) => set({ question: currentTarget.value })}
              />
            )}
          </Field>
          <FieldGroup id={fieldId('poll.options')} label={t('compose.poll.options')} error={errors['poll.options']}>
            <LetteredOptions
              values={poll.options}
              onValue={(index, value) => set({ options: poll.options.map((one, n) => (n === index ? value : one)) })}
              idOf={(index) => fieldId(`poll.options.${index}`)}
              labelOf={(letter) => t('compose.poll.option', { letter })}
              errorOf={(index) => errors[`poll.options.${index}`]}
              least={POST_LIMITS.leastOptions}
              optional={t('compose.optional')}
              lang={language}
            />
          </FieldGroup>
          <Field label={t('compose.poll.open')} className={css.short}>
            {(control) => (
              <Select
                {...control}
                value={poll.openDays === null ? '' : String(poll.openDays)}
                placeholder={t('compose.poll.noEnd')}
                options={POLL_DAYS.map((days) => ({ value: String(days), label: t('compose.poll.days', { count: days }) }))}
                onChange={({ currentTarget }) => set({ openDays: currentTarget.value === '' ? null : Number(currentTarget.value) })}
              />
            )}
          </Field>
        </div>
      )}
    </FieldSection>
  );
}

/** What colleagues have voted on stays, and whether they may still vote. */
function VotedPoll({ poll, language, error }: { poll: PollContent; language: string; error: string | undefined }) {
  const t = useTexts('posts');
  return (
    <FieldSection id="poll-title" title={t('compose.poll.title')} note={null}>
      <FieldGroup id={fieldId('poll')} label={poll.question} error={error} help={t('compose.poll.stays')}>
        <div lang={language}>
          <LetteredLines values={poll.options} />
        </div>
      </FieldGroup>
    </FieldSection>
  );
}
