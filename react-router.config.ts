import process from 'node:process';
import type { Config } from '@react-router/dev/config';

/** The same pages twice: rendered by our server, and as a shell for the mobile app that renders nothing itself. */
const forApp = process.env.KOLEGIA_SHELL === 'app';

export default {
  appDirectory: 'app',
  ssr: !forApp,
  buildDirectory: forApp ? 'build/app' : 'build',
  splitRouteModules: false,
} satisfies Config;
