import { expect, it } from 'vitest';
import type { Config } from '../config/config.ts';
import { warnOfEndings } from './compose-endings.ts';

const OPENAI = { baseUrl: 'https://api.openai.com/v1', apiKey: 'key' };
const now = new Date('2026-12-20');
type Settings = Parameters<typeof warnOfEndings>[0];
const NO_VOICES = {} as Config['voices'];

async function warned(settings: Settings, listed: [string, string][] = []) {
  const said: string[] = [];
  const asked: string[] = [];
  const list = async ({ baseUrl }: { baseUrl: string }) => {
    asked.push(baseUrl);
    return new Map(listed);
  };
  await warnOfEndings(settings, ({ message }) => said.push(message), { now, list });
  return { said, asked };
}

it('warns of transcribers and voices that somebody named, and of none that nobody did', async () => {
  const voices = { openAi: { ...OPENAI, model: 'tts-1' } } as unknown as Config['voices'];
  const named = await warned({ openAi: { ...OPENAI, model: 'whisper-1' }, voices, writer: undefined });
  expect(named.said.join()).toContain('whisper-1 ends on 2027-02-26');
  expect(named.said.join()).toContain('tts-1 ends on 2027-01-06');
  const unnamed = await warned({
    openAi: { ...OPENAI, model: undefined },
    voices: NO_VOICES,
    writer: undefined,
  });
  expect(unnamed.said).toEqual([]);
});

it('believes the vendor’s own list before ours, and asks nobody else for one', async () => {
  const openAi = { ...OPENAI, model: 'whisper-1' };
  const { said } = await warned({ openAi, voices: NO_VOICES, writer: undefined }, [
    ['whisper-1', '2027-01-31'],
  ]);
  expect(said).toEqual(['the model whisper-1 ends on 2027-01-31: choose another one before']);
  const house = { ...openAi, baseUrl: 'http://ears.example/v1' };
  expect((await warned({ openAi: house, voices: NO_VOICES, writer: undefined })).asked).toEqual([]);
});
