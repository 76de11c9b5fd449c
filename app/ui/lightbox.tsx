import { Dialog as Base } from '@base-ui/react/dialog';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Annotation, Annotations } from './annotations.tsx';
import { IconButton } from './icon-button.tsx';
import css from './lightbox.module.css';
import { useZoomPan } from './use-zoom-pan.ts';

export interface LightboxImage {
  id: string;
  src: string;
  alt: string;
  width: number;
  height: number;
  caption?: ReactNode;
  annotations?: readonly Annotation[] | undefined;
}

export interface LightboxLabels {
  title: string;
  close: string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  fit: string;
  rotateLeft: string;
  rotateRight: string;
  annotations: string;
  /** Names the stage and tells the keys: "Image. Plus and minus zoom, arrows move, R rotates." */
  stage: string;
  /** "2 of 5" */
  position: (index: number, count: number) => string;
}

export interface LightboxProps {
  images: readonly LightboxImage[];
  /** Which one is shown; `null` closes. */
  index: number | null;
  onIndexChange: (index: number | null) => void;
  labels: LightboxLabels;
}

/** An image as large as the screen, on black: zoom, pan, rotate, and the author's arrows over it. */
export function Lightbox({ images, index, onIndexChange, labels }: LightboxProps) {
  const image = index === null ? undefined : images[index];
  return (
    <Base.Root open={image !== undefined} onOpenChange={(open) => !open && onIndexChange(null)}>
      <Base.Portal>
        <Base.Popup className={css.lightbox} aria-label={labels.title}>
          {image && index !== null && (
            <Stage image={image} index={index} count={images.length} onIndexChange={onIndexChange} labels={labels} />
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

interface StageProps {
  image: LightboxImage;
  index: number;
  count: number;
  onIndexChange: (index: number) => void;
  labels: LightboxLabels;
}

function Stage({ image, index, count, onIndexChange, labels }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const [annotated, setAnnotated] = useState(true);
  const { view, zoomIn, zoomOut, reset, turn, stageHandlers } = useZoomPan(stage);

  // NOTE: a key on the stage would reset it too, and throw the focus out of the dialog with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another image begins fitted.
  useEffect(reset, [image.id, reset]);

  useEffect(() => {
    const box = stage.current;
    if (!box || !picture.current) return;
    const quarter = view.quarterTurns % 2 !== 0;
    // A turned image must still fit: its sides have changed places.
    const fit = quarter ? Math.min(1, box.clientHeight / picture.current.offsetWidth, box.clientWidth / picture.current.offsetHeight) : 1;
    picture.current.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale * fit}) rotate(${view.quarterTurns * 90}deg)`;
  }, [view]);

  // After the last comes the first: a button that switched itself off would lose the focus.
  const turnPage = (step: 1 | -1) => onIndexChange((index + step + count) % count);

  function handleKeyDown(event: KeyboardEvent) {
    if (count < 2) return;
    if (event.key === 'ArrowLeft') turnPage(-1);
    if (event.key === 'ArrowRight') turnPage(1);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows turn the page from anywhere in the dialog; buttons do the same.
    <div className={css.layout} onKeyDown={handleKeyDown}>
      <div className={css.bar}>
        <span className={css.position}>{count > 1 && labels.position(index + 1, count)}</span>
        <IconButton icon="minus" label={labels.zoomOut} onClick={zoomOut} />
        <IconButton icon="plus" label={labels.zoomIn} onClick={zoomIn} />
        <IconButton icon="maximize" label={labels.fit} onClick={reset} />
        <IconButton icon="rotate-2" label={labels.rotateLeft} onClick={() => turn(-1)} />
        <IconButton icon="rotate-clockwise-2" label={labels.rotateRight} onClick={() => turn(1)} />
        {image.annotations && image.annotations.length > 0 && (
          <IconButton icon="pencil" label={labels.annotations} aria-pressed={annotated} onClick={() => setAnnotated(!annotated)} />
        )}
        <Base.Close render={<IconButton icon="x" label={labels.close} />} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: zooming and panning by keys need the focus here. */}
      {/* biome-ignore lint/a11y/useSemanticElements: not a part of any form. */}
      <div ref={stage} role="group" aria-label={labels.stage} tabIndex={0} className={css.stage} {...stageHandlers}>
        <div ref={picture} className={css.picture}>
          <img src={image.src} alt={image.alt} width={image.width} height={image.height} draggable={false} className={css.image} />
          {annotated && image.annotations && <Annotations annotations={image.annotations} width={image.width} height={image.height} />}
        </div>
      </div>
      {count > 1 && (
        <div className={css.turn}>
          <IconButton icon="chevron-left" label={labels.previous} onClick={() => turnPage(-1)} />
          <IconButton icon="chevron-right" label={labels.next} onClick={() => turnPage(1)} />
        </div>
      )}
      {image.caption && <div className={css.caption}>{image.caption}</div>}
    </div>
  );
}
