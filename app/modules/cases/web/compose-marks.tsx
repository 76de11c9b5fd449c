import { type KeyboardEvent, useState } from 'react';
import { type ImageRef, largestSource } from '#modules/media/media.contract.ts';
import { arrowStep, type Stroke, usePictureDrag, within } from '#modules/media/web/widgets/use-picture-drag.ts';
import { fieldId } from '#platform/web/field-path.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { takeOut } from '#platform/web/take-out.ts';
import { Annotations } from '#ui/annotations.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { onFirstPress } from '#ui/first-press.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { drawnAnnotations } from './case-figure.tsx';
import type { Annotation } from './compose-form.tsx';
import css from './compose-marks.module.css';

const MAX_MARKS = 12;
const LEAST_RADIUS = 0.01;

type Shape = Annotation['shape'];

export interface ComposeMarksProps {
  image: ImageRef;
  alt: string;
  annotations: readonly Annotation[];
  /** Of the annotations in the form. */
  path: string;
  /** Path of the label its author was led to. */
  sought: string | null;
  language: string;
  onChange: (change: (known: readonly Annotation[]) => Annotation[]) => void;
  onClose: () => void;
}

/** Arrows and circles with a few words, drawn by hand or added and moved by keys. */
export function ComposeMarks({ image, alt, annotations, path, sought, language, onChange, onClose }: ComposeMarksProps) {
  const t = useTexts('cases');
  const [shape, setShape] = useState<Shape>('arrow');
  const ratio = image.height / image.width;
  const add = (mark: Annotation) => onChange((known) => (known.length < MAX_MARKS ? [...known, mark] : [...known]));
  const set = (place: number, mark: Annotation) => onChange((known) => known.map((one, i) => (i === place ? mark : one)));
  const { stroke, handlers } = usePictureDrag((drawn) => add(markOf(shape, drawn, ratio)));
  const shown = stroke === null ? annotations : [...annotations, markOf(shape, stroke, ratio)];
  const nameOf = (mark: Annotation, place: number) => mark.label || t(`compose.marks.${mark.shape}`, { number: place + 1 });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="l"
      title={t('compose.marks.title')}
      description={t('compose.marks.help')}
      closeLabel={t('compose.marks.close')}
      initialFocus={sought === null ? undefined : () => document.getElementById(fieldId(sought))}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('compose.marks.done')}
        </Button>
      }
    >
      <div className="stack">
        <div className="row-wrap">
          <RadioGroup
            name="mark-shape"
            label={t('compose.marks.shape')}
            look="segments"
            value={shape}
            onValueChange={setShape}
            options={[
              { value: 'arrow', label: t('compose.marks.arrows') },
              { value: 'circle', label: t('compose.marks.circles') },
            ]}
          />
          <Button
            size="s"
            icon={shape === 'arrow' ? 'arrow-up-right' : 'circle'}
            disabled={annotations.length >= MAX_MARKS}
            onClick={() => add(inTheMiddle(shape))}
          >
            {t('compose.marks.add')}
          </Button>
        </div>
        <div className={css.stage}>
          <img src={largestSource(image)} alt={alt} width={image.width} height={image.height} />
          <Annotations
            annotations={drawnAnnotations({ ...image, alt, caption: '', annotations: [...shown] })}
            width={image.width}
            height={image.height}
          />
          <svg aria-hidden viewBox="0 0 1 1" preserveAspectRatio="none" className={css.paper} {...handlers} />
        </div>
        <ol className="stack-s">
          {annotations.map((mark, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a mark is known by its number.
            <li key={i} data-row className={css.row}>
              <Button
                size="s"
                variant="soft"
                aria-label={t('compose.marks.move', { name: nameOf(mark, i) })}
                onKeyDown={(event) => {
                  const next = nudged(mark, event);
                  if (next === null) return;
                  event.preventDefault();
                  set(i, next);
                }}
              >
                {i + 1}
              </Button>
              <TextInput
                id={fieldId(`${path}.${i}.label`)}
                aria-label={t('compose.marks.label', { name: t(`compose.marks.${mark.shape}`, { number: i + 1 }) })}
                placeholder={t('compose.marks.labelExample')}
                lang={language}
                maxLength={60}
                value={mark.label}
                onChange={({ currentTarget }) => set(i, { ...mark, label: currentTarget.value })}
              />
              <IconButton
                icon="x"
                size="s"
                label={t('compose.row.remove', { name: nameOf(mark, i) })}
                onClick={onFirstPress(() => {
                  const said = { text: t('compose.row.removed', { name: nameOf(mark, i) }), undo: t('compose.discard.undo') };
                  takeOut({ row: mark, place: i, onRows: onChange, said });
                })}
              />
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}

/** An arrow ends where the hand stops; a circle grows from its centre. Radii are fractions of the width. */
function markOf(shape: Shape, { from, to }: Stroke, ratio: number): Annotation {
  if (shape === 'arrow') return { shape, x: from.x, y: from.y, toX: to.x, toY: to.y, label: '' };
  return { shape, x: from.x, y: from.y, r: within(Math.hypot(to.x - from.x, (to.y - from.y) * ratio)), label: '' };
}

const inTheMiddle = (shape: Shape): Annotation =>
  shape === 'arrow' ? { shape, x: 0.65, y: 0.35, toX: 0.5, toY: 0.5, label: '' } : { shape, x: 0.5, y: 0.5, r: 0.1, label: '' };

/** Arrow keys move a mark; with shift they move an arrow's tail or size a circle. Null for other keys. */
function nudged(mark: Annotation, { key, shiftKey }: KeyboardEvent): Annotation | null {
  const step = arrowStep(key);
  if (step === null) return null;
  const { x: dx, y: dy } = step;
  const [x, y] = [within(mark.x + dx), within(mark.y + dy)];
  if (mark.shape === 'circle') return shiftKey ? { ...mark, r: Math.max(LEAST_RADIUS, within(mark.r + dx - dy)) } : { ...mark, x, y };
  return shiftKey ? { ...mark, x, y } : { ...mark, x, y, toX: within(mark.toX + dx), toY: within(mark.toY + dy) };
}
