export { default, ErrorBoundary, loader } from './not-found.route.tsx';
