export const camel = (kebab: string) => kebab.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

export const pascal = (kebab: string) => capital(camel(kebab));

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
