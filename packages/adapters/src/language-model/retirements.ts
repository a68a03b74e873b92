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

/** A sentence for the operator when a model is gone, or going within three months; nothing otherwise. */
export function retirementOf(model: string, now: Date): string | undefined {
  const end = endOf(model);
  if (end === undefined || Date.parse(end) - now.getTime() > NOTICE_MS) return undefined;
  return Date.parse(end) <= now.getTime()
    ? `the model ${model} was announced to end on ${end}: choose another one`
    : `the model ${model} ends on ${end}: choose another one before`;
}
