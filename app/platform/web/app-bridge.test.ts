import { afterEach, expect, it, vi } from 'vitest';
import { isInApp } from './app-bridge.ts';

afterEach(() => vi.unstubAllGlobals());

const stub = (bridges: object, cookie = '') => {
  vi.stubGlobal('window', bridges);
  vi.stubGlobal('document', { cookie });
};

it.each([
  ['the cookie of the app', {}, 'app_version=4.2.0', true],
  ['the bridge of React Native', { ReactNativeWebView: { postMessage: () => undefined } }, '', true],
  ['Capacitor on a phone', { Capacitor: { isNativePlatform: () => true } }, '', true],
  ['Capacitor in a browser', { Capacitor: { isNativePlatform: () => false } }, '', false],
  ['a Capacitor that does not say', { Capacitor: {} }, '', false],
  ['nothing', {}, 'user_language=id; other_app_version=1', false],
])('tells by %s whether the page runs in the app', (_, bridges, cookie, expected) => {
  stub(bridges, cookie);
  expect(isInApp()).toBe(expected);
});
