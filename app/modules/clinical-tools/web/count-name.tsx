/** "  with a brand in India" → withABrandInIndia: counts of the knowledge are named by what they count. */
export const countName = (label: string): string =>
  label
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
