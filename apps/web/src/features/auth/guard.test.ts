import { expect, it } from 'vitest';
import { firstSteps, turnedAway } from './guard.ts';

it('sends a signed-in visitor away from sign-in and sign-up', () => {
  for (const path of ['/signin', '/signup']) {
    expect(turnedAway({ path, search: '?redirect=%2Fapp%2Ffeeds', signedIn: true })).toBe('/app');
    expect(turnedAway({ path, search: '', signedIn: false })).toBeNull();
  }
});

it('sends a stranger from any page of the app to sign-in, with the way back', () => {
  expect(turnedAway({ path: '/app/audio/a1', search: '?t=5', signedIn: false })).toBe(
    '/signin?redirect=%2Fapp%2Faudio%2Fa1%3Ft%3D5',
  );
  expect(turnedAway({ path: '/app/audio/a1', search: '', signedIn: true })).toBeNull();
});

it('takes somebody without audios from home to the create page, the first time only', () => {
  expect(firstSteps('/app/home', { audios_count: 0 }, false)).toBe('/app/new-audio');
  expect(firstSteps('/app/home', { audios_count: 0 }, true)).toBeNull();
  expect(firstSteps('/app/home', { audios_count: 1 }, false)).toBeNull();
  expect(firstSteps('/app/my-account', { audios_count: 0 }, false)).toBeNull();
});
