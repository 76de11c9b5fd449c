import { Link } from '#platform/web/link.tsx';
import { useLoginPath } from '#platform/web/use-login-path.ts';
import { buttonClass } from '#ui/button-class.ts';

export interface ResponseRefusalProps {
  text: string;
  /** Named when signing in would change it. */
  signIn: string | null;
}

/** Why this reader may not answer an item, and what would change it. */
export function ResponseRefusal({ text, signIn }: ResponseRefusalProps) {
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
    </div>
  );
}
