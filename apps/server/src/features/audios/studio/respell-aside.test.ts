import { expect, it } from 'vitest';
import { openDoors } from '../../../doors/doors.ts';
import { respellAside, respellTexts } from './respell-aside.ts';

const entries = [{ written: 'Siobhan', spoken: 'Shivon', language: null }];
const work = (texts: string[]) => ({ texts, language: 'en-US', dictionary: { entries, isMeasured: true } });
const long = work(Array.from({ length: 30 }, (_, at) => `${at} Siobhan. `.repeat(100)));

it('says long texts as the list wants them behind a door, and short ones at once', async () => {
  const doors = openDoors();
  const asking = { doors, userId: 'ada' };
  const said = respellAside(asking, long);
  expect(doors.readings.state.inside).toBe(1);
  expect(await said).toEqual(respellTexts(long));
  expect(doors.readings.state.inside).toBe(0);
  using _one = doors.readings.enterNow('person:ada');
  using _other = doors.readings.enterNow('person:ada');
  expect(await respellAside(asking, work(['Siobhan']))).toEqual(['Shivon']);
});

it('leaves the main thread alone with an hour of dashes and two hundred entries like them', async () => {
  const alike = '- '.repeat(24);
  const attack = {
    texts: Array.from({ length: 30 }, () => '- '.repeat(1_950)),
    language: 'en-US',
    dictionary: {
      isMeasured: true,
      entries: Array.from({ length: 200 }, (_, at) => ({
        written: `${alike}${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26), 97)}`,
        spoken: 'x',
        language: null,
      })),
    },
  };
  const before = process.threadCpuUsage();
  expect(await respellAside({ doors: openDoors(), userId: 'ada' }, attack)).toEqual(attack.texts);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(100);
});

it('ends with who asked', async () => {
  const gone = new AbortController();
  const asking = { doors: openDoors(), userId: 'ada', signal: gone.signal };
  const said = respellAside(asking, long);
  gone.abort();
  await expect(said).rejects.toMatchObject({ name: 'AbortError' });
  expect(asking.doors.readings.state.inside).toBe(0);
});
