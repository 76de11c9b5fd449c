/** /404, and every address that leads nowhere: the answer has status 404 and the frame around it. */
import { data } from 'react-router';

export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFoundRoute() {
  return null;
}
