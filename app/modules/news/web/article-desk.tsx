import { useCallback } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { onDemand } from '#platform/web/on-demand.tsx';
import { Button } from '#ui/button.tsx';
import type { ArticleSummary, WrittenCard } from '../news.contract.ts';
import { NoticeJudging } from './notice-judging.tsx';

const Editor = onDemand(async () => (await import('./card-editor.tsx')).CardEditor);

interface ArticleDeskProps {
  item: ArticleSummary;
  written: WrittenCard | null;
  onWritten: (written: WrittenCard | null) => void;
  editing: boolean;
  onEditing: (editing: boolean) => void;
}

/** For editors: they write the five lines, and take back what was noted on the article by mistake. */
export function ArticleDesk({ item: { id, language }, written, onWritten, editing, onEditing }: ArticleDeskProps) {
  const t = useTexts('news');
  const stopEditing = useCallback(() => onEditing(false), [onEditing]);
  return (
    <>
      {editing ? (
        <Editor
          articleId={id}
          language={language}
          onDone={(next) => {
            onWritten(next.lines === null ? null : next);
            onEditing(false);
          }}
          onCancel={stopEditing}
        />
      ) : (
        <p>
          <Button icon="pencil" onClick={() => onEditing(true)}>
            {t(written === null ? 'editor.write' : 'editor.edit')}
          </Button>
        </p>
      )}
      <NoticeJudging articleId={id} language={language} />
    </>
  );
}
