import { expect, it } from 'vitest';
import { afterSignIn, inLanguage, onboardingPath, targetOfStep, withPlace } from './use-return-path.ts';

it('leads a known member back, in the language of their account', () => {
  expect(afterSignIn({ created: false, language: 'id' }, '/cases/abc?from=feed#c1')).toBe('/id/cases/abc?from=feed#c1');
  expect(afterSignIn({ created: false, language: 'en' }, '/id/cases/abc')).toBe('/cases/abc');
  expect(afterSignIn({ created: false, language: 'id' }, '/')).toBe('/id');
  expect(inLanguage('/id?filter=following', 'en')).toBe('/?filter=following');
});

it('leads a new member through onboarding first, and keeps the way back', () => {
  expect(afterSignIn({ created: true, language: 'id' }, '/')).toBe('/id/onboarding');
  expect(afterSignIn({ created: true, language: 'en' }, '/cases/abc?x=1')).toBe('/onboarding?redirect_url=%2Fcases%2Fabc%3Fx%3D1');
  expect(onboardingPath('/cases', 'interests')).toBe('/onboarding?step=interests&redirect_url=%2Fcases');
});

it('goes back to what stood behind the # of the page, which no server was told of', () => {
  const target = withPlace('/drug-to-drug', '#drug=warfarin&age=71');
  expect(afterSignIn({ created: false, language: 'id' }, target)).toBe('/id/drug-to-drug#drug=warfarin&age=71');
  expect(withPlace('/cases/abc#c1', '#main')).toBe('/cases/abc#c1');
});

it('keeps a question behind the # of every step of onboarding, out of what the server reads', () => {
  const target = withPlace('/drug-to-drug', '#drug=warfarin&age=71');
  const first = new URL(afterSignIn({ created: true, language: 'id' }, target), 'https://kolegia.invalid');
  expect(first.pathname + first.search).toBe('/id/onboarding?redirect_url=%2Fdrug-to-drug');
  const kept = targetOfStep('/drug-to-drug', first.hash);
  expect(kept).toBe(target);
  expect(onboardingPath(kept, 'interests')).toBe('/onboarding?step=interests&redirect_url=%2Fdrug-to-drug#drug=warfarin&age=71');
  expect(targetOfStep('/drug-to-drug', '#main')).toBe('/drug-to-drug');
  expect(onboardingPath('/cases/abc#c1')).toBe('/onboarding?redirect_url=%2Fcases%2Fabc%23c1');
});
