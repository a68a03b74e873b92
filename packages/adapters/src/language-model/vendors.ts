import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { trimEndOf } from '@parlance/kernel/scan-text';
import type { LanguageModel } from 'ai';

export type ModelChoice = {
  vendor: 'openai' | 'openai-compatible' | 'anthropic' | 'google' | 'ollama';
  model: string;
  apiKey?: string;
  /** The vendor's own when left out; a server of one's own needs it. */
  baseUrl?: string;
};

export type Vendor = {
  /** The same model, asked in one way after the other until one is understood. */
  ways: LanguageModel[];
  maxMaterialChars: number;
  maxOutputTokens?: number;
  /** What only this vendor understands. */
  ownOptions?: Record<string, Record<string, boolean>>;
};

/** About 150,000 tokens, within what the large vendors' models read at once. */
const LARGE_CHARS = 600_000;
/** Servers of one's own often read no more than 8,000 tokens. */
const SMALL_CHARS = 20_000;
/** A chapter is a tenth of it; the rest is for models that think first. */
const MAX_OUTPUT_TOKENS = 16_000;

/** A redirect would carry the key and the source to somebody else. */
const straight: typeof fetch = (url, init) => fetch(url, { ...init, redirect: 'error' });

const large = (model: LanguageModel): Vendor => ({
  ways: [model],
  maxMaterialChars: LARGE_CHARS,
  maxOutputTokens: MAX_OUTPUT_TOKENS,
});

/** Some servers hold a model to a schema, some know only "JSON", and each refuses the other setting. */
function compatible(name: string, { model, apiKey, baseUrl = '' }: ModelChoice, chars: number): Vendor {
  const way = (supportsStructuredOutputs: boolean) =>
    createOpenAICompatible({
      name,
      baseURL: baseUrl,
      ...(apiKey === undefined ? {} : { apiKey }),
      supportsStructuredOutputs,
      fetch: straight,
    })(model);
  return { ways: [way(true), way(false)], maxMaterialChars: chars };
}

export function vendorOf(choice: ModelChoice): Vendor {
  const { vendor, model, apiKey = '', baseUrl } = choice;
  const account = { apiKey, fetch: straight, ...(baseUrl === undefined ? {} : { baseURL: baseUrl }) };
  switch (vendor) {
    case 'openai':
      // Responses are kept by default; what people send us is nobody else's to keep.
      return { ...large(createOpenAI(account)(model)), ownOptions: { openai: { store: false } } };
    case 'anthropic':
      return large(createAnthropic(account)(model));
    case 'google':
      return large(createGoogle(account)(model));
    case 'ollama': {
      const root = trimEndOf(baseUrl ?? 'http://localhost:11434', /\//).replace(/\/v1$/, '');
      return compatible('ollama', { ...choice, baseUrl: `${root}/v1` }, SMALL_CHARS);
    }
    case 'openai-compatible':
      return compatible('compatible', choice, LARGE_CHARS / 4);
  }
}
