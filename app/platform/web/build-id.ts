/** Changes with every build, so that browsers may keep what is asked for by it. */
export const buildId: string = import.meta.env.VITE_BUILD_ID ?? 'dev';
