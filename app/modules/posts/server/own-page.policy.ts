const hostOf = (url: string): string => new URL(url).host.replace(/^www\./, '');

/** A page of this installation, by whichever scheme. */
export const isOwnPage = (publicUrl: string, url: string): boolean => hostOf(url) === hostOf(publicUrl);
