/** A page for each calculator, for search engines. */
import { calculatorCards } from '@kolegia/clinical-answers/calculation';
import { addSitemapPages } from '#modules/library/server/library.public.ts';

addSitemapPages('calculators', async (_db, limit) =>
  calculatorCards('en')
    .slice(0, limit)
    .map(({ id }) => ({ path: `/calculators/${id}`, changedAt: null })),
);
