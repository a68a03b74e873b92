import type { Tensor } from '@huggingface/transformers';
import { describe, expect, it, vi } from 'vitest';
import { transcribeWindow } from './transcribe-window.ts';
import type { Hearing } from './whisper.ts';

const RATE = 16_000;
const SECONDS = 20;
const sound = Float32Array.from({ length: SECONDS * RATE }, (_, at) => 0.2 * Math.sin(at / 9));

const said = (endMs: number, text: string, confidence = -0.2): Hearing => ({
  segments: [{ startMs: 0, endMs, text }],
  confidence,
  wentRound: false,
});

function modelThat(hearings: Hearing[], noSpeech = 0.01) {
  return {
    features: vi.fn(async (_samples: Float32Array) => ({}) as Tensor),
    firstImpression: vi.fn(async () => ({ language: 'pt', certainty: 0.95, noSpeech })),
    hear: vi.fn(async () => hearings.shift() ?? { segments: [], confidence: 0, wentRound: false }),
    knows: (language: string) => language !== 'eo',
  };
}

describe('transcribeWindow', () => {
  it('finds out the language when none is told', async () => {
    const model = modelThat([said(19_000, 'Olá a todos.')]);
    expect(await transcribeWindow(model, sound, undefined)).toEqual({
      language: 'pt',
      certainty: 0.95,
      segments: [{ startMs: 0, endMs: 19_000, text: 'Olá a todos.' }],
    });
  });

  it('spends nothing on finding out what it was told, unless it does not know that language', async () => {
    const told = modelThat([said(19_000, 'Hola.')]);
    expect((await transcribeWindow(told, sound, 'es')).language).toBe('es');
    expect(told.firstImpression).not.toHaveBeenCalled();
    expect((await transcribeWindow(modelThat([said(19_000, 'Saluton.')]), sound, 'eo')).language).toBe('pt');
  });

  it('hears the rest when the model stopped in the middle', async () => {
    const model = modelThat([said(8_000, 'First half.'), said(11_000, 'Second half.')]);
    const { segments } = await transcribeWindow(model, sound, 'en');
    expect(segments).toEqual([
      { startMs: 0, endMs: 8_000, text: 'First half.' },
      { startMs: 8_000, endMs: 19_000, text: 'Second half.' },
    ]);
    expect(model.features.mock.calls[1]![0].length).toBe(12 * RATE);
  });

  it('comes to an end when the model hears nothing more, or does not move on', async () => {
    expect((await transcribeWindow(modelThat([said(8_000, 'Half.')]), sound, 'en')).segments).toHaveLength(1);
    const stuck = modelThat([said(8_000, 'Half.'), said(0, 'Stuck.'), said(0, 'Stuck.')]);
    expect((await transcribeWindow(stuck, sound, 'en')).segments).toHaveLength(2);
  });

  it('believes no guess', async () => {
    expect((await transcribeWindow(modelThat([said(2_000, 'you', -1.3)]), sound, 'en')).segments).toEqual([]);
  });

  it('believes a doubtful hearing only if somebody seems to speak', async () => {
    const nobody = modelThat([said(19_000, 'Thank you.', -0.8)], 0.9);
    expect((await transcribeWindow(nobody, sound, 'en')).segments).toEqual([]);
    const somebody = modelThat([said(19_000, 'Mumbled words.', -0.8)], 0.1);
    expect((await transcribeWindow(somebody, sound, 'en')).segments).toHaveLength(1);
  });

  it('listens once more when the model goes round in circles, and drops it if that does not help', async () => {
    const loop = said(19_000, 'so we go on '.repeat(9));
    const cured = modelThat([loop, said(19_000, 'So we go on to the next town.')]);
    expect((await transcribeWindow(cured, sound, 'en')).segments[0]!.text).toBe(
      'So we go on to the next town.',
    );
    expect(cured.hear).toHaveBeenLastCalledWith(expect.anything(), 'en', { unlike: 5 });
    expect((await transcribeWindow(modelThat([loop, loop]), sound, 'en')).segments).toEqual([]);
    const stopped = { ...said(19_000, 'so we go on'), wentRound: true };
    expect((await transcribeWindow(modelThat([stopped, stopped]), sound, 'en')).segments).toEqual([]);
  });

  it('gives no times behind the end', async () => {
    const { segments } = await transcribeWindow(modelThat([said(30_000, 'All of it.')]), sound, 'en');
    expect(segments).toEqual([{ startMs: 0, endMs: SECONDS * 1000, text: 'All of it.' }]);
  });
});
