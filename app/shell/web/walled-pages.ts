const WALLED = /^\/(cases|news|news-v1|video|newsletters|posts)(\/|$)/;

/** Lists of content and their details, by their paths without language. */
export const isWalled = (path: string): boolean => WALLED.test(path);
