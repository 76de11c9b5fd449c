import { CallFailure } from '../operation/errors.ts';
import type { callOverHttp } from './http-caller.ts';

/** What calls operations, loaded with the first call: no first view needs it. Fails as a call fails that does not get through. */
export async function loadCaller(): Promise<typeof callOverHttp> {
  try {
    return (await import('./http-caller.ts')).callOverHttp;
  } catch {
    throw new CallFailure(0, { code: 'network.unreachable', message: '', requestId: '' });
  }
}
