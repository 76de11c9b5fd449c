import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const postsRoutes = [
  route('posts', './web/posts.route.tsx'),
  route('posts/new', './web/compose-post.route.tsx'),
  route('posts/:postId', './web/post.route.tsx'),
  route('content_creator', './web/creator.route.tsx'),
];
