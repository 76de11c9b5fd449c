/** Words that join others and say nothing themselves. PostgreSQL leaves them out in English; for Indonesian it has no such list. */
const FILLERS = new Set(
  `a an the and in of on at to for from by with is was are has had after before during
  di ke dari yang dan dengan pada untuk setelah sesudah sebelum saat ketika oleh ini itu adalah ialah karena akibat sejak selama ada tidak`.split(
    /\s+/,
  ),
);

/** A word that joins others. */
export const isFiller = (word: string): boolean => FILLERS.has(word);
