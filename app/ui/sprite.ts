/** Where the file lies that icons and drawings point into. */
export const SPRITE = `/assets/icons-${import.meta.env.VITE_BUILD_ID ?? 'dev'}.svg`;
