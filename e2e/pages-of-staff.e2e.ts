/** Every page, as staff sees it: accessible, as wide as its window, quiet, and what search engines need. */
import { itKeepsEveryPageSound } from './every-page.ts';
import { STAFF } from './product-pages.ts';

itKeepsEveryPageSound({ as: STAFF });
