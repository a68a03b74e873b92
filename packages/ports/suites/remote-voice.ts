import { inspect } from 'node:util';
import { isAppError } from '@parlance/kernel/errors';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Voice } from '../src/voice.ts';
import { expectSpeech, expectWordTimes, type VoiceLine } from './voice.ts';

type Fault = 'busy' | 'busy_for_an_hour' | 'trouble' | 'slow' | 'half' | 'cut' | 'mute' | 'moved';

/** A voice whose words are spoken elsewhere, and a stand-in of that place which can be told to fail. */
export type RemoteVoice = {
  open(change?: { apiKey?: string; timeoutMs?: number }): Voice;
  /** One that the adapter knows and the service doesn't, any more. */
  openWithLostVoice(): { voice: Voice; line: VoiceLine };
  /** The setting an operator is pointed to when the key is refused. */
  keySetting: string;
  service: {
    faults: { push(...faults: Fault[]): unknown; length: number };
    asked: { path: string }[];
    mostAtOnce: number;
  };
  line: VoiceLine;
};

const never = new AbortController().signal;
const WRONG_KEY = 'wrong-key-that-nobody-may-see';
const ATTEMPTS = 4;
const BROKEN = { code: 'speak.voice_unavailable', retry: 'later' };

/** What every voice that lives elsewhere promises, besides what every voice does. */
export function remoteVoiceSuite({ open, openWithLostVoice, keySetting, service, line }: RemoteVoice): void {
  const speak = (voice = open(), said = line) => voice.speak({ ...said, signal: never });
  const failing = (fault: Fault) => service.faults.push(...Array<Fault>(ATTEMPTS).fill(fault));

  beforeEach(() => {
    service.faults.length = 0;
    service.asked.length = 0;
  });

  describe('as a voice that is spoken elsewhere', () => {
    it('waits as long as it is asked to when the service is busy or in trouble, and asks again', async () => {
      service.faults.push('busy', 'trouble');
      expectSpeech(await speak(), line.text);
      expect(service.asked).toHaveLength(3);
    });

    it.each(['busy', 'trouble', 'cut', 'half', 'mute', 'moved'] as const)(
      'gives up when every answer is %s, for now and without half an audio',
      async (fault) => {
        failing(fault);
        await expect(speak()).rejects.toMatchObject(BROKEN);
        expect(service.asked).toHaveLength(ATTEMPTS);
        expect(new Set(service.asked.map(({ path }) => path)).size).toBe(1);
      },
    );

    it.each(['half', 'mute', 'cut'] as const)('has a line said again that came back %s', async (fault) => {
      service.faults.push(fault);
      const speech = await speak();
      expectSpeech(speech, line.text);
      expectWordTimes(speech, line.text);
      expect(service.asked).toHaveLength(2);
    });

    it('does not wait for ever for an answer', async () => {
      failing('slow');
      await expect(speak(open({ timeoutMs: 50 }))).rejects.toMatchObject(BROKEN);
    });

    it('does not wait an hour because it is told to', async () => {
      service.faults.push('busy_for_an_hour');
      await expect(speak()).rejects.toMatchObject(BROKEN);
      expect(service.asked).toHaveLength(1);
    });

    it('knows a voice that the service has given up, and does not insist', async () => {
      const { voice, line: lost } = openWithLostVoice();
      await expect(speak(voice, lost)).rejects.toMatchObject({ code: 'speak.voice_unknown', retry: 'never' });
      expect(service.asked).toHaveLength(1);
    });

    it('tells the operator which setting holds a key that is refused, and does not insist', async () => {
      const error = await speak(open({ apiKey: WRONG_KEY })).catch((thrown) => thrown);
      expect(error).toMatchObject({ code: 'speak.voice_unavailable', retry: 'never' });
      expect(error.message).toContain(keySetting);
      expect(service.asked).toHaveLength(1);
    });

    it.each(['trouble', 'cut', 'slow', undefined] as const)(
      'never shows its key, in no error (%s)',
      async (fault) => {
        if (fault) failing(fault);
        const error = await speak(open({ apiKey: WRONG_KEY, timeoutMs: 50 })).catch((thrown) => thrown);
        expect(isAppError(error)).toBe(true);
        expect(inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true })).not.toContain(
          WRONG_KEY,
        );
      },
    );

    it('says a line longer than one request may be in several, with every word in its place', async () => {
      const words = line.text.split(/\s+/);
      const text = Array.from({ length: 2600 / (line.text.length + 1) }, () => words.join(' ')).join(' ');
      const speech = await speak(open(), { ...line, text });
      expect(service.asked.length).toBeGreaterThan(1);
      expectSpeech(speech, text);
      expectWordTimes(speech, text);
    });

    it('asks for no more at once than it said, however many lines it is given', async () => {
      service.mostAtOnce = 0;
      const voice = open();
      await Promise.all(Array.from({ length: voice.concurrency * 3 }, () => speak(voice)));
      expect(service.mostAtOnce).toBeLessThanOrEqual(voice.concurrency);
    });

    it('leaves the queue at once when nobody wants the line any more', async () => {
      const voice = open();
      const stop = new AbortController();
      failing('slow');
      const held = Array.from({ length: voice.concurrency }, () =>
        voice.speak({ ...line, signal: stop.signal }),
      );
      const waiting = voice.speak({ ...line, signal: stop.signal });
      stop.abort(new Error('enough'));
      for (const speaking of [...held, waiting]) await expect(speaking).rejects.toThrow('enough');
    });
  });
}
