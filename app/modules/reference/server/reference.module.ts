import { defineModule } from '#platform/operation/module.ts';
import { careerHandlers } from './career.operations.ts';
import { placeHandlers } from './place.operations.ts';
import { enqueueOutdatedPlaces, loadPlacesJob } from './place-load.job.ts';
import { specialityHandlers } from './speciality.operations.ts';

export const referenceModule = defineModule({
  name: 'reference',
  uses: [],
  handlers: [...placeHandlers, ...specialityHandlers, ...careerHandlers],
  jobs: [loadPlacesJob],
  http: (app, services) => void app.addHook('onReady', () => enqueueOutdatedPlaces(services)),
});
