/** Every page, as a member sees it: accessible, as wide as its window, quiet, and what search engines need. */
import { itKeepsEveryPageSound } from './every-page.ts';
import { READER } from './product-pages.ts';

itKeepsEveryPageSound({ as: READER });
