import { defineModule } from '#platform/operation/module.ts';
import { sliderHandlers } from './slider.operations.ts';

export const promotionModule = defineModule({ name: 'promotion', uses: [], handlers: sliderHandlers });
