import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import css from './error-summary.module.css';
import { Icon } from './icon.tsx';

export interface ErrorSummaryProps {
  title: ReactNode;
  /** One line per field; without a `fieldId` it concerns the whole form. */
  errors: ReadonlyArray<{ fieldId?: string | undefined; message: string }>;
  /** Counts the submissions: when the same errors come back, the focus returns here. */
  attempt?: number | undefined;
}

/** Stands on top of a form that was refused, takes the focus, and leads to each field. Draws nothing while all is well. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();

  // NOTE: by content, not by identity: a form that renders anew must not pull the writer out of a field.
  const content = errors.map(({ fieldId, message }) => `${fieldId}:${message}`).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt is a reason of its own.
  useEffect(() => {
    if (content !== '') box.current?.focus();
  }, [content, attempt]);

  if (errors.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} aria-labelledby={titleId} className={css.summary}>
      <Icon of="alert-circle" decorative className={css.icon} />
      <div>
        <p id={titleId} className="strong">
          {title}
        </p>
        <ul>
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId}:${message}`}>
              {fieldId === undefined ? (
                message
              ) : (
                <a href={`#${fieldId}`} className={css.link} onClick={focusTarget}>
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Following the link alone scrolls; the field should also have the focus. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView({ block: 'center' });
}
