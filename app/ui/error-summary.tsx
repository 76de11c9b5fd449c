import { IconAlertCircle } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import css from './error-summary.module.css';
import { Icon } from './icon.tsx';

export interface ErrorSummaryProps {
  title: ReactNode;
  /** One line per field; without a `fieldId` it concerns the whole form. */
  errors: ReadonlyArray<{ fieldId?: string | undefined; message: string }>;
}

/** Stands on top of a form that was refused, takes the focus, and leads to each field. Draws nothing while all is well. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);

  if (errors.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} aria-labelledby={titleId} className={css.summary}>
      <Icon of={IconAlertCircle} decorative className={css.icon} />
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
