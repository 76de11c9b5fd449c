import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

/** At the staff desk, below /console. */
export const promotionDesks = [route('sliders', './web/sliders.route.tsx')];
