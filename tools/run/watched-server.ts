/** The server of development, which is started anew with every change of a file that it imports. */
export const WATCHED_SERVER = ['--watch', '--watch-preserve-output', 'tools/run/dev-server.ts'];
