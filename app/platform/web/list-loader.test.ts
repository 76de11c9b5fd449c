import { describe, expect, test } from 'vitest';
import { CallFailure } from '../operation/errors.ts';
import { listOrRest } from './list-loader.ts';

const rest = () => ({ page: null });
const refused = (status: number) => new CallFailure(status, { code: 'request.invalid', message: 'no', requestId: 'r' });

describe('a page with a list', () => {
  test('shows the list', async () => {
    expect(await listOrRest(async () => ({ page: [1] }), rest)).toEqual({ page: [1] });
  });

  test('keeps the rest, and the status, when the list is refused', async () => {
    expect(await listOrRest(() => Promise.reject(refused(400)), rest)).toMatchObject({ data: { page: null }, init: { status: 400 } });
  });

  test('says that it is not available when nothing answered', async () => {
    expect(await listOrRest(() => Promise.reject(refused(0)), rest)).toMatchObject({ init: { status: 503 } });
  });

  test('leaves a position that no list has to the page that leads away from it', async () => {
    const lost = new CallFailure(422, { code: 'request.invalid', message: 'no', requestId: 'r', fields: { cursor: 'Not a position.' } });
    await expect(listOrRest(() => Promise.reject(lost), rest)).rejects.toBe(lost);
  });

  test('hides no other error', async () => {
    await expect(listOrRest(() => Promise.reject(new TypeError('a mistake of ours')), rest)).rejects.toThrow('a mistake of ours');
  });
});
