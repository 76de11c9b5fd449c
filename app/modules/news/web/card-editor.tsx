import { type FormEvent, useEffect, useId, useState } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { complaintsOf, FormTop } from '#platform/web/form-top.tsx';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { useKeptWriting } from '#platform/web/use-kept-writing.ts';
import { WholeArea } from '#platform/web/whole-text.tsx';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { CARD_LINES, type FiveLines, LINE_LENGTH, listCardVersions, type WrittenCard, writeCard } from '../news.contract.ts';
import css from './article.module.css';
import { CardVersions } from './card-versions.tsx';

const EMPTY: FiveLines = { news: '', strength: '', audience: '', practice: '', funding: '' };

export interface CardEditorProps {
  articleId: string;
  /** Of the article: the lines are written in it. */
  language: 'en' | 'id';
  onDone: (written: WrittenCard) => void;
  onCancel: () => void;
}

/** For editors. It begins with every version there is, so that nobody writes over what they have not read. */
export function CardEditor(props: CardEditorProps) {
  const t = useTexts('news');
  const [versions, setVersions] = useState<readonly WrittenCard[] | null>(null);
  const { articleId, onCancel } = props;
  useEffect(() => {
    callOverHttp(listCardVersions, { id: articleId }).then(
      ({ data }) => setVersions(data),
      () => {
        showToast(t('page.failed'), { tone: 'failed' });
        onCancel();
      },
    );
  }, [articleId, onCancel, t]);
  if (versions === null) return <Skeleton label={t('editor.title')} shape="line" count={5} />;
  return <CardForm {...props} versions={versions} />;
}

function CardForm({ articleId, language, onDone, onCancel, versions: known }: CardEditorProps & { versions: readonly WrittenCard[] }) {
  const t = useTexts('news');
  const id = useId();
  const [versions, setVersions] = useState(known);
  const kept = useKeptWriting<FiveLines>(known[0]?.lines ?? EMPTY, { name: 'news-lines', id: articleId });
  const { written: lines } = kept;
  const { run, pending, failure } = useCommand(writeCard);
  const { message, fields } = useFailure(failure);
  const [latest] = versions;
  const stale = failure?.code === 'news.staleCard';

  // What a colleague wrote meanwhile stands among the versions; saving again is then a decision made with it in sight.
  useEffect(() => {
    const current = stale ? (failure.body.details?.current as WrittenCard | null | undefined) : null;
    if (current != null) setVersions((before) => (before[0]?.version === current.version ? before : [current, ...before]));
  }, [stale, failure]);

  async function save(next: FiveLines | null) {
    const written = await run({ id: articleId, version: latest?.version ?? 0, lines: next });
    if (written === null) return;
    kept.forget();
    if (next !== null || latest?.lines == null) {
      showToast(t('editor.saved'));
    } else {
      const before = latest.lines;
      showToast(t('editor.removed'), { undo: { label: t('editor.undo'), onUndo: () => void bringBack(before, written.version) } });
    }
    onDone(written);
  }
  async function bringBack(before: FiveLines, version: number) {
    const written = await callOverHttp(writeCard, { id: articleId, version, lines: before }).catch(() => null);
    if (written === null) showToast(t('page.failed'), { tone: 'failed' });
    else onDone(written);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void save(lines);
  }
  function cancel() {
    kept.discard();
    onCancel();
  }

  return (
    <form noValidate aria-labelledby={`${id}-title`} className={`${cardClass()} ${css.editor}`} onSubmit={handleSubmit}>
      <h2 id={`${id}-title`} className="t-sub">
        {t('editor.title')}
      </h2>
      <p className="muted">{t('editor.text')}</p>
      <FormTop kept={kept} message={stale ? t('editor.stale') : message} complaints={complaintsOf(fields, id, { part: 'lines' })} />
      {CARD_LINES.map((line) => (
        <Field
          key={line}
          id={`${id}-${line}`}
          label={t(`line.${line}`)}
          help={t(`editor.help.${line}`)}
          error={fields[`lines.${line}`]}
          required
        >
          {(control) => (
            <WholeArea
              {...control}
              look="line"
              lang={language}
              maxLength={LINE_LENGTH}
              value={lines[line]}
              onChange={({ target }) => kept.change({ [line]: target.value })}
            />
          )}
        </Field>
      ))}
      <div className={css.editorFoot}>
        <Button variant="primary" type="submit" pending={pending} pendingLabel={t('editor.saving')}>
          {t('editor.save')}
        </Button>
        <Button variant="quiet" onClick={cancel}>
          {t('editor.cancel')}
        </Button>
        {latest?.lines != null && (
          <Button variant="quiet" onClick={() => void save(null)}>
            {t('editor.remove')}
          </Button>
        )}
      </div>
      {versions.length > 0 && <CardVersions versions={versions} language={language} open={stale} />}
    </form>
  );
}
