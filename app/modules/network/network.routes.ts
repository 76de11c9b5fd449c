import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

const PAGE = './web/suggestions.route.tsx';

// One page, five lists: which one, its address says.
export const networkRoutes = [
  route('doctors-you-may-know', PAGE, { id: 'doctors-you-may-know' }),
  route('doctors-with-similar-interest', PAGE, { id: 'doctors-with-similar-interest' }),
  route('following-circle', PAGE, { id: 'following-circle' }),
  route('minded-experts', PAGE, { id: 'minded-experts' }),
  route('experts-near-you', PAGE, { id: 'experts-near-you' }),
];
