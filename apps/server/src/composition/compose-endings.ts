import { listedEnds, retirementOf } from '@parlance/adapters/language-model/retirements';
import type { Config } from '../config/config.ts';

const OPENAI_HOST = 'api.openai.com';

type Settings = Pick<Config, 'openAi' | 'voices' | 'writer'>;

/** The models that somebody named; those that nobody named are exchanged for others when they end. */
function namedModels({ openAi, voices, writer }: Settings): string[] {
  const written = writer ? [writer, ...(writer.behind ?? [])].map(({ model }) => model) : [];
  const named = [openAi?.model, voices.openAi?.model, ...written];
  return [...new Set(named.flatMap((model) => model ?? []))];
}

/** Tells of models that are gone or going; what the vendor lists goes before what we know. */
export async function warnOfEndings(
  settings: Settings,
  warn: (ending: Error) => void,
  { now = new Date(), list = listedEnds } = {},
): Promise<void> {
  const { openAi } = settings;
  const isOpenAi = openAi?.apiKey && new URL(openAi.baseUrl).hostname === OPENAI_HOST;
  const listed = isOpenAi ? await list({ baseUrl: openAi.baseUrl, apiKey: openAi.apiKey }) : new Map();
  for (const model of namedModels(settings)) {
    const ending = retirementOf(model, now, listed);
    if (ending) warn(new Error(ending));
  }
}
