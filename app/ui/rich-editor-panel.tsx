import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import css from './rich-editor.module.css';
import { safeHref } from './rich-editor-schema.ts';
import { TextInput } from './text-input.tsx';

export interface LinkPanelLabels {
  address: string;
  apply: string;
  remove: string;
  /** What is wrong with an address nobody should be led to. */
  invalid: string;
}

interface PanelProps {
  onClose: () => void;
}

const onEscape = (onClose: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  onClose();
};

export interface LinkPanelProps extends PanelProps {
  labels: LinkPanelLabels;
  /** Where the link under the cursor leads; empty where there is none. */
  href: string;
  onApply: (href: string) => void;
  onRemove: () => void;
}

/** The address of a link, under the tools. */
export function LinkPanel({ labels, href, onApply, onRemove, onClose }: LinkPanelProps) {
  const id = useId();
  const [address, setAddress] = useState(href);
  const [wrong, setWrong] = useState(false);

  function apply() {
    const safe = safeHref(address);
    if (safe === null) setWrong(true);
    else onApply(safe);
  }

  // A form of its own inside the form it stands in is not allowed: Enter is told apart here.
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    apply();
  }

  return (
    <fieldset className={css.panel} onKeyDown={onEscape(onClose)}>
      <Field id={id} label={labels.address} error={wrong && labels.invalid} className={css.address}>
        {(control) => (
          <TextInput
            {...control}
            autoFocus
            type="url"
            inputMode="url"
            maxLength={2000}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            onKeyDown={handleKey}
          />
        )}
      </Field>
      <div className={css.panelActs}>
        <Button variant="soft" onClick={apply}>
          {labels.apply}
        </Button>
        {href !== '' && (
          <Button variant="quiet" onClick={onRemove}>
            {labels.remove}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

export interface CitePanelProps extends PanelProps {
  label: string;
  /** Titles of the references, in their order. */
  citations: readonly string[];
  onCite: (n: number) => void;
}

/** Which of several references is cited. */
export function CitePanel({ label, citations, onCite, onClose }: CitePanelProps) {
  return (
    <fieldset className={css.panel} aria-label={label} onKeyDown={onEscape(onClose)}>
      {citations.map((title, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a reference is known by its number.
        <Button key={i} variant="quiet" className={css.cite} onClick={() => onCite(i + 1)}>
          [{i + 1}] {title}
        </Button>
      ))}
    </fieldset>
  );
}
