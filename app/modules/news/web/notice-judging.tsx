import { useCallback, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useToldCommand } from '#modules/identity/web/widgets/use-told-command.ts';
import { formatDate } from '#platform/i18n/format.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { useMoment } from '#platform/web/use-moment.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { type ArticleNotice, judgeNotice, listNotices } from '../notice.contract.ts';
import css from './article.module.css';

interface NoticeJudgingProps {
  articleId: string;
  /** Of the article, and so of its notices. */
  language: 'en' | 'id';
}

/** For editors: what was noted on the article, each to be taken back as a mistake, and to be set again. */
export function NoticeJudging({ articleId, language: written }: NoticeJudgingProps) {
  const t = useTexts('news');
  const language = useLanguage();
  const momentOf = useMoment();
  const { revalidate } = useRevalidator();
  const { run } = useToldCommand(judgeNotice);
  const [notices, setNotices] = useState<readonly ArticleNotice[]>([]);

  const load = useCallback(
    () =>
      callOverHttp(listNotices, { id: articleId }).then(
        ({ data }) => setNotices(data),
        () => showToast(t('page.failed'), { tone: 'failed' }),
      ),
    [articleId, t],
  );
  useEffect(() => void load(), [load]);

  async function judge({ kind, noticeId }: ArticleNotice, mistaken: boolean) {
    const judged = await run({ id: articleId, kind, noticeId, mistaken });
    if (judged === null) return;
    showToast(t(mistaken ? 'judging.taken' : 'judging.stands'));
    await Promise.all([load(), revalidate()]);
  }

  if (notices.length === 0) return null;
  return (
    <details>
      <summary>{t('judging.title')}</summary>
      <p className="muted">{t('judging.text')}</p>
      <ul className={css.versions}>
        {notices.map((notice) => {
          const { kind, noticeId, title, at, mistaken } = notice;
          return (
            <li key={`${kind} ${noticeId}`} className={css.judged}>
              <p>
                <b>{t(`notice.${kind}`)}</b>
              </p>
              <p className="small" lang={written}>
                {t('page.noticeAt', { title, date: formatDate(language, at) })}
              </p>
              {mistaken !== null && (
                <p className="small muted">
                  {mistaken.by === null
                    ? t('judging.mistaken', { date: momentOf(mistaken.at) })
                    : t('judging.mistakenBy', { name: mistaken.by, date: momentOf(mistaken.at) })}
                </p>
              )}
              <Button onClick={() => void judge(notice, mistaken === null)}>
                {t(mistaken === null ? 'judging.take' : 'judging.setAgain')}
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
