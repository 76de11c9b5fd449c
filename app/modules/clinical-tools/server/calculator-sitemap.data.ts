/** A page for each calculator, for search engines. */
import { calculatorCards } from '@kolegia/clinical-answers/calculation';
import { addSitemapPages } from '#modules/library/server/library.public.ts';

addSitemapPages('calculators', async (_db, after, limit) =>
  calculatorCards('en')
    .map(({ id }) => id)
    .filter((id) => id > after)
    .sort()
    .slice(0, limit)
    .map((id) => ({ id, path: `/calculators/${id}`, changedAt: null })),
);
