import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { tellFailure } from '#platform/web/tell-failure.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { blockMember, muteMember } from '../../block.contract.ts';

export interface HushMenuProps {
  member: { id: string; name: string };
  hush: { blocked: boolean; muted: boolean };
}

/**
 * Mutes or blocks the colleague whose page is read; blocking asks first, and both can be undone. The page is loaded anew, for much
 * of it changes. Load it on demand; texts: `network`.
 */
export function HushMenu({ member: { id, name }, hush }: HushMenuProps) {
  const t = useTexts('network');
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);

  async function change(kind: 'block' | 'mute', on: boolean, undoable: boolean) {
    setPending(true);
    try {
      await (kind === 'block'
        ? callOverHttp(blockMember, { memberId: id, blocked: on })
        : callOverHttp(muteMember, { memberId: id, muted: on }));
      setAsking(false);
      const undo = undoable ? { label: t('follow.undo'), onUndo: () => void change(kind, !on, false) } : undefined;
      showToast(t(`hush.${on ? kind : `un${kind}`}Done`, { name }), { undo });
      await revalidate();
    } catch (error) {
      tellFailure(error, t('follow.failed'));
    } finally {
      setPending(false);
    }
  }

  const { blocked, muted } = hush;
  return (
    <span>
      <Menu
        trigger={<IconButton icon="dots" label={t('hush.menu', { name })} />}
        items={[
          {
            id: 'mute',
            label: t(muted ? 'hush.unmute' : 'hush.mute'),
            icon: muted ? 'volume' : 'volume-off',
            onSelect: () => void change('mute', !muted, true),
          },
          blocked
            ? {
                id: 'block',
                label: t('hush.unblock'),
                icon: 'user-check',
                separated: true,
                onSelect: () => void change('block', false, false),
              }
            : { id: 'block', label: t('hush.block'), icon: 'user-off', tone: 'danger', separated: true, onSelect: () => setAsking(true) },
        ]}
      />
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('hush.blockTitle', { name })}
        description={t('hush.blockText')}
        closeLabel={t('hush.close')}
        size="s"
        footer={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t('hush.cancel')}
            </Button>
            <Button variant="danger" pending={pending} pendingLabel={t('hush.blocking')} onClick={() => void change('block', true, true)}>
              {t('hush.block')}
            </Button>
          </>
        }
      />
    </span>
  );
}
