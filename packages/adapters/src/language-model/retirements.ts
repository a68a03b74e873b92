import { trimEndOf } from '@parlance/kernel/scan-text';
import { z } from 'zod';

/**
 * When vendors switch models off, as found in November 2026: Anthropic's and Google's (the earliest day) on their own
 * pages, OpenAI's partly by way of others who quote its page. Families: "gpt-5" is also "gpt-5-2025-08-07", not "gpt-5.6".
 */
const ENDS: Record<string, string> = {
  'gpt-3.5-turbo': '2026-10-23',
  'gpt-4': '2026-10-23',
  'gpt-4-turbo': '2026-10-23',
  'gpt-4.1-nano': '2026-10-23',
  'gpt-5': '2026-12-11',
  'gpt-5-mini': '2026-12-11',
  'gpt-5-nano': '2026-12-11',
  'gpt-5-pro': '2026-12-11',
  o3: '2026-12-11',
  'gpt-4o': '2027-01-14',
  'gpt-4o-mini': '2027-01-14',
  'gpt-4.1': '2027-01-14',
  'gpt-4.1-mini': '2027-01-14',
  'gpt-5.1': '2027-04-01',
  'tts-1': '2027-01-06',
  'tts-1-hd': '2027-01-06',
  'gpt-4o-mini-tts': '2027-01-06',
  'whisper-1': '2027-02-26',
  'gpt-4o-transcribe': '2027-02-26',
  'gpt-4o-mini-transcribe': '2027-02-26',
  'gpt-4o-transcribe-diarize': '2027-02-26',
  'claude-sonnet-4': '2026-06-15',
  'claude-opus-4': '2026-06-15',
  'gemini-2.0-flash': '2026-06-01',
  'gemini-2.5-flash': '2026-06-17',
  'gemini-2.5-pro': '2026-06-17',
};

const DATED = /-(?:\d{8}|\d{4}-\d{2}-\d{2})$/;
const NOTICE_MS = 90 * 24 * 60 * 60_000;

/** The day a model ends, where its vendor announced one. */
export const endOf = (model: string): string | undefined => ENDS[model.replace(DATED, '')];

const ListedModels = z.object({
  data: z.array(z.object({ id: z.string(), shutdown_date: z.iso.date().nullish() })),
});
const PATIENCE_MS = 5_000;

/**
 * The vendor's own list of when its models end, which goes before ours; empty where it has none or is away. OpenAI's
 * names the day of each in `shutdown_date`.
 */
export async function listedEnds({
  baseUrl,
  apiKey,
}: {
  baseUrl: string;
  apiKey: string;
}): Promise<ReadonlyMap<string, string>> {
  try {
    const answer = await fetch(`${trimEndOf(baseUrl, /\//)}/models`, {
      headers: { authorization: `Bearer ${apiKey}` },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { data } = ListedModels.parse(await answer.json());
    return new Map(data.flatMap(({ id, shutdown_date: end }) => (end ? [[id, end]] : [])));
  } catch {
    return new Map();
  }
}

/** A sentence for the operator when a model is gone, or going within three months; nothing otherwise. */
export function retirementOf(
  model: string,
  now: Date,
  listed: ReadonlyMap<string, string> = new Map(),
): string | undefined {
  const end = listed.get(model) ?? endOf(model);
  if (end === undefined || Date.parse(end) - now.getTime() > NOTICE_MS) return undefined;
  return Date.parse(end) <= now.getTime()
    ? `the model ${model} was announced to end on ${end}: choose another one`
    : `the model ${model} ends on ${end}: choose another one before`;
}
