import { useEffect } from 'react';
import { postOf } from '../outbox-post.tsx';

/** What was written without a line goes out from whatever page its writer looks at. Shows nothing; load it after the first view. */
export function OutboxKeeper({ memberId }: { memberId: string }) {
  useEffect(() => postOf(memberId).listen({}), [memberId]);
  return null;
}
