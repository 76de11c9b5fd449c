import { data } from 'react-router';
import { RootError } from './root-error.tsx';

/** The page itself is an answer of 404, with the frame around it. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}

export const ErrorBoundary = RootError;
