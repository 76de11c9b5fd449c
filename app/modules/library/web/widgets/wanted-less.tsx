import { useState } from 'react';
import type { OutputOf } from '#platform/operation/operation.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { rowFocus } from '#platform/web/row-focus.ts';
import { tellFailure } from '#platform/web/tell-failure.ts';
import { Button } from '#ui/button.tsx';
import { ListRow, RowList } from '#ui/list-row.tsx';
import { endLess, type LESS_OF, type listLess } from '../../feed.contract.ts';

type Of = (typeof LESS_OF)[number];

/** Whom and what the reader wants to see less of, each with the way back. Texts: `library`. */
export function WantedLess({ less }: { less: OutputOf<typeof listLess> }) {
  const t = useTexts('library');
  const [ended, setEnded] = useState<ReadonlySet<string>>(new Set());
  const rows: { of: Of; id: string; name: string }[] = [
    ...less.authors.map(({ id, name }) => ({ of: 'author' as const, id, name })),
    ...less.kinds.map((kind) => ({ of: 'kind' as const, id: kind, name: t(`kind.${kind}`) })),
  ];
  const left = rows.filter(({ id }) => !ended.has(id));

  async function end(of: Of, id: string) {
    const focus = rowFocus();
    try {
      await callOverHttp(endLess, { of, id });
      focus.leave(() => setEnded((known) => new Set([...known, id])));
    } catch (error) {
      tellFailure(error, t('action.failed'));
    }
  }

  return (
    <section className="stack-s" aria-label={t('feed.lessList')}>
      <h3 className="t-sub">{t('feed.lessList')}</h3>
      <p className="muted small" role="status">
        {t(left.length === 0 ? 'feed.lessNone' : 'feed.lessMeaning')}
      </p>
      {left.length > 0 && (
        <RowList label={t('feed.lessList')}>
          {left.map(({ of, id, name }) => (
            <ListRow
              key={id}
              title={of === 'author' ? <Link to={`/profile/${id}`}>{name}</Link> : name}
              trailing={
                <span data-row>
                  <Button size="s" onClick={() => void end(of, id)}>
                    {t('feed.lessEnd')}
                    <span className="visually-hidden">{name}</span>
                  </Button>
                </span>
              }
            />
          ))}
        </RowList>
      )}
    </section>
  );
}
