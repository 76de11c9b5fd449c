const WALLED = /^\/(cases|news|news-v1|video|newsletters|posts)(\/|$)/;
/** Nothing is read there, and the token in its address is not for the app stores. */
const ENDING = /^\/newsletters\/unsubscribe\//;

/** Lists of content and their details, by their paths without language. */
export const isWalled = (path: string): boolean => WALLED.test(path) && !ENDING.test(path);
