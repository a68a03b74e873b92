import { anthropicMessages } from '@parlance/stand-ins/models/testing/anthropic-messages';
import { chatCompletions } from '@parlance/stand-ins/models/testing/chat-completions';
import { googleGenerateContent } from '@parlance/stand-ins/models/testing/google-generate-content';
import { type Author, MODEL_KEY, openModelServer } from '@parlance/stand-ins/models/testing/model-server';
import { openAiResponses } from '@parlance/stand-ins/models/testing/openai-responses';
import type { Protocol } from '@parlance/stand-ins/models/testing/protocol';
import { aiSdkModel } from '../ai-sdk.ts';
import type { ModelChoice } from '../vendors.ts';

/** Every vendor with the protocol it is asked in and a model whose price is or isn't known. */
export const VENDORS: { vendor: ModelChoice['vendor']; protocol: Protocol; model: string }[] = [
  { vendor: 'openai', protocol: openAiResponses, model: 'gpt-6.1-terra' },
  { vendor: 'openai-compatible', protocol: chatCompletions, model: 'house-model' },
  { vendor: 'anthropic', protocol: anthropicMessages, model: 'claude-sonnet-5-5' },
  { vendor: 'google', protocol: googleGenerateContent, model: 'gemini-3.8-flash' },
  { vendor: 'ollama', protocol: chatCompletions, model: 'gemma3:12b' },
];

/** A vendor's stand-in and our client for it, with pauses that tests can wait for. */
export async function openVendor({ vendor, protocol, model }: (typeof VENDORS)[number], author: Author) {
  const server = await openModelServer(protocol, author);
  const client = (
    change: { timeoutMs?: number; restMs?: number; apiKey?: string; firstPauseMs?: number } = {},
  ) =>
    aiSdkModel({
      vendor,
      model,
      apiKey: MODEL_KEY,
      baseUrl: server.baseUrl,
      timeoutMs: 20_000,
      firstPauseMs: 1,
      ...change,
    });
  return { server, client, close: server.close };
}
