import { useEffect } from 'react';

/** A field that was refused, or the first control of a group that was. */
const WRONG = '[aria-invalid="true"]:not(fieldset), fieldset[aria-invalid="true"] :is(input, select, textarea, button)';

/**
 * After each refusal, puts the writer into the first field that is wrong, in the form they have just sent. A form with a summary of its
 * errors has put them there already.
 */
export function useWrongField(failure: object | null): void {
  useEffect(() => {
    const active = document.activeElement;
    if (failure === null || active?.matches('[role="alert"]')) return;
    sentForm(active)?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [failure]);
}

/** Some browsers give a pressed button no focus: then it is the only form on the page that has refused fields. */
function sentForm(active: Element | null): ParentNode | null {
  if (active === null || active === document.body) return document;
  // The buttons of a dialog stand outside of its form, and name it.
  return active instanceof HTMLButtonElement ? active.form : active.closest('form');
}
