import type { ReactNode } from 'react';
import type { Translate } from '#platform/i18n/translator.ts';
import { Link } from '#platform/web/link.tsx';
import { useLoginPath } from '#platform/web/use-login-path.ts';
import { buttonClass } from '#ui/button-class.ts';

export interface ResponseRefusalProps {
  text: string;
  /** Named when signing in would change it. */
  signIn: string | null;
  /** Another way to change it. */
  children?: ReactNode;
}

/** Why this reader may not answer an item, and what would change it. */
export function ResponseRefusal({ text, signIn, children }: ResponseRefusalProps) {
  const loginPath = useLoginPath();
  return (
    <div className="stack-s">
      <p>{text}</p>
      {signIn !== null && (
        <p>
          <Link to={loginPath} className={buttonClass({ variant: 'primary' })}>
            {signIn}
          </Link>
        </p>
      )}
      {children}
    </div>
  );
}

export interface KeyedRefusalProps {
  /** What the server says: a text key of the caller, such as `respond.signIn`. */
  reasonKey: string | null;
  values?: Readonly<Record<string, string>>;
  t: Translate;
}

/** The same in the words of the item's kind. Texts of the caller: `respond`, `page.signIn`. */
export function KeyedRefusal({ reasonKey, values, t }: KeyedRefusalProps) {
  if (reasonKey === null) return null;
  return <ResponseRefusal text={t(reasonKey, values)} signIn={reasonKey === 'respond.signIn' ? t('page.signIn') : null} />;
}
