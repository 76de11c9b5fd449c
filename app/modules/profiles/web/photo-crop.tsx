import { type PointerEvent, useEffect, useRef } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import css from './photo-crop.module.css';
import { type Crop, MAX_ZOOM, PHOTO, partOf, usePhotoCrop } from './use-photo-crop.ts';

export interface PhotoCropProps {
  picture: ImageBitmap;
  onClose: () => void;
  onCropped: (photo: File) => void;
}

/** Moves and sizes a picture behind the frame of a photo, and shows both ways in which it will be seen. */
export function PhotoCrop({ picture, onClose, onCropped }: PhotoCropProps) {
  const t = useTexts('profiles');
  const { crop, move, zoom, press } = usePhotoCrop(picture);

  async function handleUse() {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, PHOTO);
    draw(canvas, picture, crop);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
    if (blob !== null) onCropped(new File([blob], 'photo.jpg', { type: blob.type }));
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="picture"
      title={t('crop.title')}
      description={t('crop.help')}
      closeLabel={t('crop.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('crop.cancel')}</Button>
          <Button variant="primary" onClick={() => void handleUse()}>
            {t('crop.use')}
          </Button>
        </>
      }
    >
      <div className={css.parts}>
        <Stage picture={picture} crop={crop} label={t('crop.stage')} onMove={move} onKey={press} />
        <div className={css.shown} aria-hidden>
          <span>
            {t('crop.portrait')}
            <Drawn picture={picture} crop={crop} look="portrait" />
          </span>
          <span>
            {t('crop.round')}
            <Drawn picture={picture} crop={crop} look="round" />
          </span>
        </div>
      </div>
      <label className={css.zoom}>
        {t('crop.zoom')}
        <input type="range" min={1} max={MAX_ZOOM} step={0.01} value={crop.zoom} onChange={(event) => zoom(Number(event.target.value))} />
      </label>
    </Dialog>
  );
}

interface StageProps {
  picture: ImageBitmap;
  crop: Crop;
  label: string;
  onMove: (dx: number, dy: number) => void;
  onKey: (key: string) => boolean;
}

function Stage({ picture, crop, label, onMove, onKey }: StageProps) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const ref = useDrawing(picture, crop);

  function handleMove(event: PointerEvent<HTMLCanvasElement>) {
    if (from.current === null) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    onMove((event.clientX - from.current.x) / width, (event.clientY - from.current.y) / height);
    from.current = { x: event.clientX, y: event.clientY };
  }

  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it takes keys of its own, and no other role says so.
    <canvas
      ref={ref}
      width={PHOTO.width}
      height={PHOTO.height}
      tabIndex={0}
      role="application"
      aria-label={label}
      className={css.stage}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={handleMove}
      onPointerUp={() => {
        from.current = null;
      }}
      onPointerCancel={() => {
        from.current = null;
      }}
      onKeyDown={(event) => onKey(event.key) && event.preventDefault()}
    />
  );
}

/** Twice as many pixels as are shown, for screens that have them. */
const DRAWN = { portrait: { width: 260, height: 280 }, round: { width: 200, height: 200 } } as const;

function Drawn({ picture, crop, look }: { picture: ImageBitmap; crop: Crop; look: keyof typeof DRAWN }) {
  return <canvas ref={useDrawing(picture, crop)} {...DRAWN[look]} className={css[look]} />;
}

function useDrawing(picture: ImageBitmap, crop: Crop) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (ref.current !== null) draw(ref.current, picture, crop);
  }, [picture, crop]);
  return ref;
}

/** Fills the canvas with the middle of the part, as `object-fit: cover` does. */
function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, width, height } = partOf(picture, crop);
  const scale = Math.max(canvas.width / width, canvas.height / height);
  const [shownWidth, shownHeight] = [canvas.width / scale, canvas.height / scale];
  const brush = canvas.getContext('2d');
  if (brush === null) return;
  brush.imageSmoothingQuality = 'high';
  // A JPEG knows no transparency: what is left open would be black.
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(
    picture,
    left + (width - shownWidth) / 2,
    top + (height - shownHeight) / 2,
    shownWidth,
    shownHeight,
    0,
    0,
    canvas.width,
    canvas.height,
  );
}
