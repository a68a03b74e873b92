import type { Voice } from '@parlance/ports/voice';
import type { z } from 'zod';

/** Settings that belong to no single provider of voices: other ports read them as well. */
export type SharedSettings = {
  OPENAI_API_KEY?: string | undefined;
  OPENAI_BASE_URL: string;
  ELEVENLABS_API_KEY?: string | undefined;
};

type Env<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape>> & SharedSettings;

/** A service that speaks: what it reads from the environment, and its voice once enough of that is set. */
export type VoiceProvider<Shape extends z.ZodRawShape, Settings> = {
  /** Named to the operator while it is not set; people never see what isn't there. */
  name: string;
  keySetting: string;
  /** What each means: docs/operating.md. */
  environment: Shape;
  /** Undefined while nothing is set for it. */
  settings(env: Env<Shape>): Settings | undefined;
  /** What is missing of a provider that is half set, as sentences for the operator. */
  missing?(env: Env<Shape>): string[];
  open(settings: Settings): Voice;
};

/** Infers the types of one provider; the registry is providers.ts. */
export const voiceProvider = <Shape extends z.ZodRawShape, Settings>(
  provider: VoiceProvider<Shape, Settings>,
): VoiceProvider<Shape, Settings> => provider;
