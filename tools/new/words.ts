export const camel = (kebab: string) => kebab.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

export const pascal = (kebab: string) => capital(camel(kebab));

/** As a heading: `meetup-new` is “Meetup new”. */
export const heading = (kebab: string) => capital(kebab.replaceAll('-', ' '));

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
