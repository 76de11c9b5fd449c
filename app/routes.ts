/** Every page of the product. Addresses in Indonesian carry the prefix /id, so each page exists once. */
import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  route('id?', './shell/web/frame.route.tsx', [index('./shell/web/home.route.tsx'), route('404', './shell/web/not-found.route.tsx'), route('*', './shell/web/catch-all.route.tsx')]),
] satisfies RouteConfig;
