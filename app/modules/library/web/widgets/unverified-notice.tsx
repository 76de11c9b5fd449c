import { Link } from '#platform/web/link.tsx';
import { Notice } from './draft-notices.tsx';

/** Writing is open to every member; what it means for publication that one is not verified, the kind says. */
export function UnverifiedNotice({ text, link }: { text: string; link: string }) {
  return (
    <Notice text={text}>
      <Link to="/onboarding">{link}</Link>
    </Notice>
  );
}
