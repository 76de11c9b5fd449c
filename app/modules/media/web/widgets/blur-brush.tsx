import { type KeyboardEvent, useId, useState } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { takeOut } from '#platform/web/take-out.ts';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { onFirstPress } from '#ui/first-press.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { blurImage, type ImageRef, largestSource } from '../../media.contract.ts';
import css from './blur-brush.module.css';
import { arrowStep, type Point, type Stroke, usePictureDrag, within } from './use-picture-drag.ts';

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface BlurBrushProps {
  image: ImageRef;
  /** Its address, where pictures of its purpose are not served to everybody. */
  source?: string | undefined;
  /** What the picture shows. */
  alt: string;
  onClose: () => void;
  /** The picture that takes the place of the old one, which is gone. */
  onBlurred: (image: ImageRef) => void;
}

const MAX_AREAS = 40;
const LEAST_SIDE = 0.01;

/** Rectangles over faces, labels and tattoos; what is under them is made unreadable on the server, for good. Texts: `media`. */
export function BlurBrush({ image, source = largestSource(image), alt, onClose, onBlurred }: BlurBrushProps) {
  const t = useTexts('media');
  const { run, pending, failure } = useCommand(blurImage);
  const [areas, setAreas] = useState<readonly Area[]>([]);
  const add = (area: Area) => setAreas((known) => (known.length < MAX_AREAS ? [...known, area] : known));
  const { stroke, handlers } = usePictureDrag((drawn) => add(areaOf(drawn)));
  const shown = stroke === null ? areas : [...areas, areaOf(stroke)];

  async function handleBlur() {
    const blurred = await run({ id: image.id, areas: [...areas] });
    if (blurred !== null) onBlurred(blurred);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="l"
      title={t('blur.title')}
      description={t('blur.help')}
      closeLabel={t('blur.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('blur.cancel')}</Button>
          <Button
            variant="primary"
            pending={pending}
            pendingLabel={t('blur.pending')}
            disabled={areas.length === 0}
            onClick={() => void handleBlur()}
          >
            {t('blur.apply', { count: areas.length })}
          </Button>
        </>
      }
    >
      <Stage image={image} source={source} alt={alt} areas={shown} handlers={handlers} />
      {failure !== null && (
        <p role="alert" className={css.problem}>
          {failure.body.message || t('upload.offline')}
        </p>
      )}
      <AreaList areas={areas} onChange={setAreas} />
      <Button variant="quiet" icon="plus" onClick={() => add({ x: 0.4, y: 0.4, width: 0.2, height: 0.2 })}>
        {t('blur.add')}
      </Button>
    </Dialog>
  );
}

interface StageProps {
  image: ImageRef;
  source: string;
  alt: string;
  areas: readonly Area[];
  handlers: ReturnType<typeof usePictureDrag>['handlers'];
}

/** The picture with the areas already blurred, so that the result is seen before it is final. */
function Stage({ image, source, alt, areas, handlers }: StageProps) {
  const id = useId();
  const { width, height } = image;
  const rectangle = (area: Area) => ({ x: area.x * width, y: area.y * height, width: area.width * width, height: area.height * height });
  return (
    <div className={css.stage}>
      <img src={source} alt={alt} width={width} height={height} />
      <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className={css.over} {...handlers}>
        <defs>
          <filter id={`${id}-blur`}>
            <feGaussianBlur stdDeviation={width / 40} />
          </filter>
          <clipPath id={`${id}-areas`}>
            {areas.map((area, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an area is known by its number.
              <rect key={i} {...rectangle(area)} />
            ))}
          </clipPath>
        </defs>
        <g clipPath={`url(#${id}-areas)`} className={css.still}>
          <image href={source} width={width} height={height} filter={`url(#${id}-blur)`} />
        </g>
        {areas.map((area, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an area is known by its number.
          <rect key={i} {...rectangle(area)} strokeWidth={width / 300} className={css.area} />
        ))}
      </svg>
    </div>
  );
}

/** Each area is moved by the arrow keys and sized with shift: drawing needs a pointer, this does not. */
function AreaList({
  areas,
  onChange,
}: {
  areas: readonly Area[];
  onChange: (change: (known: readonly Area[]) => readonly Area[]) => void;
}) {
  const t = useTexts('media');
  const set = (place: number, make: (area: Area) => Area) => onChange((known) => known.map((area, i) => (i === place ? make(area) : area)));

  function handleKey(event: KeyboardEvent, place: number) {
    const step = arrowStep(event.key);
    if (step === null) return;
    event.preventDefault();
    set(place, (area) => (event.shiftKey ? sized(area, step) : movedBy(area, step)));
  }

  return (
    <ol className={css.areas}>
      {areas.map((area, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an area is known by its number.
        <li key={i} data-row className={css.row}>
          <Button size="s" variant="soft" aria-label={t('blur.move', { number: i + 1 })} onKeyDown={(event) => handleKey(event, i)}>
            {t('blur.area', { number: i + 1 })}
          </Button>
          <IconButton
            icon="x"
            size="s"
            label={t('blur.remove', { number: i + 1 })}
            onClick={onFirstPress(() => {
              const said = { text: t('compose.removed', { name: t('blur.area', { number: i + 1 }) }), undo: t('compose.undo') };
              takeOut({ row: area, place: i, onRows: onChange, said });
            })}
          />
        </li>
      ))}
    </ol>
  );
}

const areaOf = ({ from, to }: Stroke): Area => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
});

const movedBy = (area: Area, { x: dx, y: dy }: Point): Area => ({
  ...area,
  x: Math.min(1 - area.width, within(area.x + dx)),
  y: Math.min(1 - area.height, within(area.y + dy)),
});

const sized = (area: Area, { x: dx, y: dy }: Point): Area => ({
  ...area,
  width: Math.min(1 - area.x, Math.max(LEAST_SIDE, area.width + dx)),
  height: Math.min(1 - area.y, Math.max(LEAST_SIDE, area.height + dy)),
});
