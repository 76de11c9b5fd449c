import { handle } from '#platform/operation/handler.ts';
import { getPause, pauseNotifications } from '../notification-pause.contract.ts';
import { pauseEnd } from './notification-rules.policy.ts';
import { setPause, settingsByMember } from './notification-settings.store.ts';
import { pushNotifications } from './push.job.ts';

export const notificationPauseHandlers = [
  handle(getPause, async ({ db, viewer }) => {
    const { pausedUntil } = (await settingsByMember(db, [viewer.id]))(viewer.id);
    return { until: pausedUntil !== null && pausedUntil > new Date() ? pausedUntil.toISOString() : null };
  }),

  handle(pauseNotifications, async ({ db, viewer, services }, { pause }) => {
    const settings = (await settingsByMember(db, [viewer.id]))(viewer.id);
    const until = pause === null ? null : pauseEnd(pause, settings.timeZone, new Date());
    await setPause(db, viewer.id, settings, until);
    // What waited comes now and not with the next round of the clock.
    if (until === null) await services.jobs.enqueue(db, pushNotifications, { memberIds: [viewer.id] });
    return { until: until?.toISOString() ?? null };
  }),
];
