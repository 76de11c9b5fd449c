import { expect, it } from 'vitest';
import { CallFailure } from '#platform/operation/errors.ts';
import { uploadProblem } from './upload-problem.tsx';

it.each([
  [0, 'network.timeout', 'upload.tooSlow'],
  [0, 'network.unreachable', 'upload.offline'],
  [408, 'request.tooSlow', null],
  [422, 'media.notAnImage', null],
])('%i %s is told as %j', (status, code, problem) => {
  expect(uploadProblem(new CallFailure(status, { code, message: '', requestId: '' }))).toBe(problem);
});
