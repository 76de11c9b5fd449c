/** /console/sliders: what staff point readers to. Stands in the frame of the staff desk. */
import { useState } from 'react';
import { data } from 'react-router';
import { useToldCommand } from '#modules/identity/web/widgets/use-told-command.ts';
import { formatList, formatNumber } from '#platform/i18n/format.ts';
import { CallFailure } from '#platform/operation/errors.ts';
import { forMember } from '#platform/web/for-member.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { pageOf } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { tellFailure } from '#platform/web/tell-failure.ts';
import { useMoment } from '#platform/web/use-moment.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { onFirstPress } from '#ui/first-press.ts';
import { Status } from '#ui/status.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { listAllSliders, removeSlider, type Slider } from '../promotion.contract.ts';
import type { Route } from './+types/sliders.route';
import css from './slider-desk.module.css';
import { SliderForm } from './slider-form.tsx';

export const handle: RouteHandle = { texts: ['promotion', 'reference', 'identity'], frame: 'work' };

/** Whoever has no business here finds nothing here. */
export const loader = (args: Route.LoaderArgs) => {
  const page = pageOf(args.context);
  if (page?.reader != null && !page.reader.rights.includes('promotion')) throw data(null, { status: 404 });
  return forMember(args, (call) => call(listAllSliders, {})).catch((error: unknown) => {
    throw error instanceof CallFailure && error.code === 'access.staff' ? data(null, { status: 404 }) : error;
  });
};

const inOrder = (rows: readonly Slider[]) => rows.toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));

export default function SliderDeskRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts('promotion');
  const [sliders, setSliders] = useState<readonly Slider[]>(loaderData.data);
  const [editing, setEditing] = useState<string | null>(null);
  const { run: remove } = useToldCommand(removeSlider);

  function put(slider: Slider) {
    setSliders((known) => inOrder([...known.filter(({ id }) => id !== slider.id), slider]));
    setEditing(null);
    showToast(t('desk.saved'));
  }
  async function takeAway(slider: Slider) {
    if ((await remove({ id: slider.id, removed: true })) === null) return;
    setSliders((known) => known.filter(({ id }) => id !== slider.id));
    showToast(t('desk.removed'), { undo: { label: t('desk.undo'), onUndo: () => void bringBack(slider) } });
  }
  async function bringBack(slider: Slider) {
    try {
      await callOverHttp(removeSlider, { id: slider.id, removed: false });
      setSliders((known) => inOrder([...known, slider]));
    } catch (error) {
      tellFailure(error, t('desk.notBack'));
    }
  }

  return (
    <section aria-label={t('desk.title')}>
      {editing === 'new' ? (
        <Card>
          <SliderForm slider={null} onSaved={put} onCancel={() => setEditing(null)} />
        </Card>
      ) : (
        <Button variant="primary" onClick={() => setEditing('new')}>
          {t('desk.add')}
        </Button>
      )}
      {sliders.length === 0 && editing === null && <EmptyState title={t('desk.empty')}>{t('desk.emptyText')}</EmptyState>}
      <ul className={css.list}>
        {sliders.map((slider) => (
          <li key={slider.id}>
            <Card as="article">
              {editing === slider.id ? (
                <SliderForm key={slider.version} slider={slider} onSaved={put} onCancel={() => setEditing(null)} />
              ) : (
                <SliderRow slider={slider} onEdit={() => setEditing(slider.id)} onRemove={() => void takeAway(slider)} />
              )}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

const TONE = { planned: 'waiting', running: 'done', over: 'none' } as const;

function SliderRow({ slider, onEdit, onRemove }: { slider: Slider; onEdit: () => void; onRemove: () => void }) {
  const t = useTexts('promotion');
  const reference = useTexts('reference');
  const language = useLanguage();
  const momentOf = useMoment();
  const { title, text } = slider.texts[language];
  const until = slider.endsAt === null ? t('desk.open') : momentOf(slider.endsAt);
  const specialities = slider.specialities.map((slug) => reference(`speciality.${slug}`));
  return (
    <div className="stack-s">
      <div className={css.head}>
        <h2 className="t-head">{title}</h2>
        <Status tone={TONE[slider.state]}>{t(`state.${slider.state}`)}</Status>
      </div>
      <p>{text}</p>
      <p className="muted small">
        {t(`audience.${slider.audience}`)} · {specialities.length === 0 ? t('desk.allSpecialities') : formatList(language, specialities)} ·{' '}
        {momentOf(slider.startsAt)} – {until}
      </p>
      <p className="muted small">
        {t('desk.visits', {
          members: formatNumber(language, slider.memberVisits),
          strangers: formatNumber(language, slider.strangerVisits),
        })}
      </p>
      <div className={css.acts}>
        <Button onClick={onEdit}>{t('desk.edit')}</Button>
        <Button variant="quiet" onClick={onFirstPress(onRemove)}>
          {t('desk.remove')}
        </Button>
      </div>
    </div>
  );
}
