import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const postsRoutes = [
  route('posts', './web/posts.route.tsx', { id: 'posts' }),
  route('posts/new', './web/compose-post.route.tsx', { id: 'compose-post' }),
  route('posts/:postId', './web/post.route.tsx', { id: 'post' }),
  route('content_creator', './web/creator.route.tsx', { id: 'content-creator' }),
];
