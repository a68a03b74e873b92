import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { trimEndOf } from '@parlance/kernel/scan-text';
import type { generateText, LanguageModel } from 'ai';

export type ModelChoice = {
  vendor: 'openai' | 'openai-compatible' | 'anthropic' | 'google' | 'ollama';
  model: string;
  apiKey?: string;
  /** The vendor's own when left out; a server of one's own needs it. */
  baseUrl?: string;
};

type OwnOptions = NonNullable<Parameters<typeof generateText>[0]['providerOptions']>;

type Way = {
  model: LanguageModel;
  /** What only this vendor understands. */
  ownOptions?: OwnOptions;
  /** The model is not held to the schema and has to read it. */
  tellsSchema?: boolean;
};

export type Vendor = {
  /** The same model, asked in one way after the other until one is understood. */
  ways: Way[];
  maxMaterialChars: number;
  maxOutputTokens?: number;
  questionsAtOnce: number;
};

/** About 150,000 tokens, within what the large vendors' models read at once. */
const LARGE_CHARS = 600_000;
/** Servers of one's own often read no more than 8,000 tokens. */
const SMALL_CHARS = 20_000;
/** A chapter is a tenth of it; the rest is for models that think first. */
const MAX_OUTPUT_TOKENS = 16_000;

/** A redirect would carry the key and the source to somebody else. */
const straight: typeof fetch = (url, init) => fetch(url, { ...init, redirect: 'error' });

/** How long models think first: what they take by themselves may be more than a chapter needs, or a deadline allows. */
const EFFORT = 'medium';

/** The second way is for models that know no effort and refuse to be asked for one. */
const large = (model: LanguageModel, effort: OwnOptions, always?: OwnOptions): Vendor => ({
  ways: [
    { model, ownOptions: effort },
    { model, ...(always ? { ownOptions: always } : {}) },
  ],
  maxMaterialChars: LARGE_CHARS,
  maxOutputTokens: MAX_OUTPUT_TOKENS,
  questionsAtOnce: 2,
});

/** Some servers hold a model to a schema, some know only "JSON", and each refuses the other setting. */
function compatible(name: string, { model, apiKey, baseUrl = '' }: ModelChoice, chars: number): Vendor {
  const way = (supportsStructuredOutputs: boolean) =>
    createOpenAICompatible({
      name,
      baseURL: baseUrl,
      ...(apiKey === undefined ? {} : { apiKey }),
      supportsStructuredOutputs,
      // Tokens of a stream are counted on request only, which the second kind of server need not know.
      includeUsage: supportsStructuredOutputs,
      fetch: straight,
    })(model);
  // A server of one's own may make the second question wait for the first, and the waiting counts as silence.
  const ways = [{ model: way(true) }, { model: way(false), tellsSchema: true }];
  return { ways, maxMaterialChars: chars, questionsAtOnce: 1 };
}

export function vendorOf(choice: ModelChoice): Vendor {
  const { vendor, model, apiKey = '', baseUrl } = choice;
  const account = { apiKey, fetch: straight, ...(baseUrl === undefined ? {} : { baseURL: baseUrl }) };
  switch (vendor) {
    case 'openai':
      // Responses are kept by default; what people send us is nobody else's to keep.
      return large(
        createOpenAI(account)(model),
        // A summary of its thoughts is read by nobody here, and not every account may have one.
        { openai: { store: false, reasoningEffort: EFFORT, reasoningSummary: null } },
        { openai: { store: false } },
      );
    case 'anthropic':
      return large(createAnthropic(account)(model), { anthropic: { effort: EFFORT } });
    case 'google':
      return large(createGoogle(account)(model), { google: { thinkingConfig: { thinkingLevel: EFFORT } } });
    case 'ollama': {
      const root = trimEndOf(baseUrl ?? 'http://localhost:11434', /\//).replace(/\/v1$/, '');
      return compatible('ollama', { ...choice, baseUrl: `${root}/v1` }, SMALL_CHARS);
    }
    case 'openai-compatible':
      return compatible('compatible', choice, LARGE_CHARS / 4);
  }
}
