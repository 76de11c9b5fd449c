import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const newsRoutes = [
  route('news', './web/news.route.tsx'),
  route('news-v1', './web/news-v1.route.tsx'),
  route('news/:articleId', './web/article.route.tsx'),
  route('newsletter-by-journal', './web/journals.route.tsx'),
  route('newsletter-by-journal/:journal', './web/digest.route.tsx'),
];

/** At the staff desk, below /console. */
export const newsDesks = [route('news', './web/news-desk.route.tsx'), route('news/lines', './web/lines-desk.route.tsx')];
