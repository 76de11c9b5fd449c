import { useState } from 'react';
import type { MemberCard } from '#modules/identity/byline.contract.ts';
import { imageSource } from '#modules/media/media.contract.ts';
import type { Page } from '#platform/operation/paging.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { ListEnd } from '#platform/web/list-end.tsx';
import { tellFailure } from '#platform/web/tell-failure.ts';
import { usePageList } from '#platform/web/use-page-list.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { ListRow, RowList } from '#ui/list-row.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { blockMember, listBlocked, listMuted, muteMember } from '../../block.contract.ts';

const NOTHING = {};

/** Whom the reader blocked and muted, with the way back. Texts: `network`. */
export function HushSettings({ blocked, muted }: { blocked: Page<MemberCard>; muted: Page<MemberCard> }) {
  return (
    <>
      <HushedList kind="block" page={blocked} />
      <HushedList kind="mute" page={muted} />
    </>
  );
}

function HushedList({ kind, page }: { kind: 'block' | 'mute'; page: Page<MemberCard> }) {
  const t = useTexts('network');
  const operation = kind === 'block' ? listBlocked : listMuted;
  const list = usePageList<MemberCard, typeof operation>(operation, NOTHING, page);
  const [lifted, setLifted] = useState<ReadonlySet<string>>(new Set());

  async function change({ id, name }: MemberCard, on: boolean) {
    try {
      await (kind === 'block'
        ? callOverHttp(blockMember, { memberId: id, blocked: on })
        : callOverHttp(muteMember, { memberId: id, muted: on }));
      setLifted((known) => new Set(on ? [...known].filter((one) => one !== id) : [...known, id]));
      showToast(t(`hush.${on ? kind : `un${kind}`}Done`, { name }));
    } catch (error) {
      tellFailure(error, t('follow.failed'));
    }
  }

  const title = t(`hush.${kind}List`);
  return (
    <section className="stack-s" aria-label={title}>
      <h3 className="t-sub">{title}</h3>
      <p className="muted small">{t(list.rows.length === 0 ? `hush.${kind}None` : `hush.${kind}Meaning`)}</p>
      {list.rows.length > 0 && (
        <>
          <RowList label={title}>
            {list.rows.map((member) => (
              <ListRow
                key={member.id}
                leading={
                  <Avatar
                    decorative
                    id={member.id}
                    name={member.name}
                    src={member.photo && imageSource(member.photo, member.photo.widths[0] ?? member.photo.width)}
                  />
                }
                title={<Link to={`/profile/${member.id}`}>{member.name}</Link>}
                trailing={
                  // Who was lifted stays in its row until the page is left, to be blocked again at once.
                  <Button size="s" onClick={() => void change(member, lifted.has(member.id))}>
                    {t(lifted.has(member.id) ? `hush.${kind}` : `hush.un${kind}`)}
                    <span className="visually-hidden">{member.name}</span>
                  </Button>
                }
              />
            ))}
          </RowList>
          {page.nextCursor !== null && <ListEnd list={list} nextPath="/settings#hushed" />}
        </>
      )}
    </section>
  );
}
