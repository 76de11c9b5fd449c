/** Every page, as somebody who is not signed in sees it: accessible, as wide as its window, quiet, and what search engines need. */
import { itKeepsEveryPageSound } from './every-page.ts';

itKeepsEveryPageSound();
