import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { addPushDevice, getPushKey, removePushDevice } from '../push.contract.ts';
import { isPushService } from './push.client.ts';
import { countDevices, putDevice, removeDevice } from './push-device.store.ts';
import { keysOf } from './push-key.policy.ts';

export const pushHandlers = [
  handle(getPushKey, async ({ db, viewer, services }) => ({
    publicKey: keysOf(services.settings).publicKey,
    devices: await countDevices(db, viewer.id),
  })),

  handle(addPushDevice, async ({ db, viewer, services }, device) => {
    if (!isPushService(services.settings, device.endpoint)) throw new Failure('notifications.noPushService');
    await putDevice(db, { memberId: viewer.id, sessionId: viewer.sessionId }, device);
    return { devices: await countDevices(db, viewer.id) };
  }),

  handle(removePushDevice, async ({ db, viewer }, { endpoint }) => {
    await removeDevice(db, viewer.id, endpoint);
    return { devices: await countDevices(db, viewer.id) };
  }),
];
