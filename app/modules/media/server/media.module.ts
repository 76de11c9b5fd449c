import { defineModule } from '#platform/operation/module.ts';
import { fileHandlers } from './file.operations.ts';
import { removeFiles } from './file-removal.job.ts';
import { clearForgotten } from './forgotten.job.ts';
import { serveImages } from './image.http.ts';
import { imageHandlers } from './image.operations.ts';

export const mediaModule = defineModule({
  name: 'media',
  uses: [],
  handlers: [...imageHandlers, ...fileHandlers],
  jobs: [clearForgotten, removeFiles],
  http: serveImages,
});
