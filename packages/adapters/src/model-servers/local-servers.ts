import { connect } from 'node:net';
import { readLines } from '@parlance/kernel/read-lines';
import { trimEndOf } from '@parlance/kernel/scan-text';
import type { FoundServer, ModelServers } from '@parlance/ports/model-servers';
import { ModelTroubleError } from '@parlance/ports/model-trouble';
import { lookAtCompatible, lookAtLlamaCpp, lookAtLmStudio } from './chat-servers.ts';
import { contextOfOllama, countLayers, lookAtOllama, pullError, pullTrouble } from './ollama.ts';

/** A container reaches the machine it runs on by the second name, where its compose file says so. */
const HOSTS = ['localhost', 'host.docker.internal'];
/** Ollama, LM Studio, llama.cpp's server, vLLM. */
const PORTS = [11434, 1234, 8080, 8000];
const USUAL = HOSTS.flatMap((host) => PORTS.map((port) => `http://${host}:${port}`));

/** Whoever is there takes the call at once, and answers soon on a machine that has other things to do. */
const CONNECT_MS = 500;
const ANSWER_MS = 2_000;
/** An admin who looks again right away sees the same. */
const KEPT_MS = 10_000;
/** A large layer is verified without a word. */
const PULL_SILENCE_MS = 10 * 60_000;

type Options = {
  /** Where to look; the usual places unless told otherwise. */
  usual?: readonly string[];
  now?: () => number;
};

/** Ollama, LM Studio, llama.cpp's server and what lists its models as OpenAI does. */
export function localServers({ usual = USUAL, now = Date.now }: Options = {}): ModelServers {
  let kept: { at: number; found: Promise<FoundServer[]> } | undefined;

  async function look(address: string, outside: AbortSignal, key?: string): Promise<FoundServer | undefined> {
    const root = trimEndOf(address, /\//).replace(/\/v1$/, '');
    if (!(await takesCalls(new URL(address)))) return undefined;
    const reach = { signal: AbortSignal.any([outside, AbortSignal.timeout(ANSWER_MS)]), key };
    // All at once, so that one that hangs is waited for once.
    const answers = await Promise.all([
      // Before Ollama: it answers some of Ollama's calls, too.
      lookAtLlamaCpp(root, reach),
      lookAtOllama(root, reach),
      lookAtLmStudio(root, reach),
      lookAtCompatible(trimEndOf(address, /\//), reach),
    ]);
    return answers.find((one) => one !== undefined);
  }

  async function findNow(): Promise<FoundServer[]> {
    const answers = await Promise.all(usual.map((address) => look(address, new AbortController().signal)));
    // On a machine of one's own both names may lead to the same place.
    const seen = new Set<string>();
    return answers.filter((one): one is FoundServer => {
      const same = JSON.stringify([one?.kind, one && new URL(one.address).port, one?.models]);
      return one !== undefined && !seen.has(same) && seen.add(same) !== undefined;
    });
  }

  return {
    look: async (address, signal, key) => {
      const found = await look(address, signal, key);
      if (found?.kind !== 'ollama') return found;
      const models = await Promise.all(
        found.models.map(async (model) => {
          const reach = { signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]), key };
          const contextTokens = await contextOfOllama(found.address, model.name, reach);
          return contextTokens === undefined ? model : { ...model, contextTokens };
        }),
      );
      return { ...found, models };
    },

    find() {
      if (!kept || now() - kept.at > KEPT_MS) kept = { at: now(), found: findNow() };
      return kept.found;
    },

    async pull(address, model, { onProgress, signal: outside }) {
      const silence = new AbortController();
      let timer = setTimeout(() => silence.abort(), PULL_SILENCE_MS);
      const signal = AbortSignal.any([outside, silence.signal]);
      try {
        const reply = await askToPull(address, model, signal);
        if (!reply.ok || !reply.body) throw pullError(model, 'refused', await reply.text());
        const read = countLayers();
        let isWhole = false;
        for await (const line of readLines(reply.body)) {
          clearTimeout(timer);
          timer = setTimeout(() => silence.abort(), PULL_SILENCE_MS);
          const { progress, isDone, error } = read(JSON.parse(line));
          if (error !== undefined) throw pullError(model, pullTrouble(error), error);
          onProgress(progress);
          isWhole ||= isDone;
        }
        if (!isWhole) throw pullError(model, 'gone_midway');
        kept = undefined;
      } catch (error) {
        outside.throwIfAborted();
        if (error instanceof ModelTroubleError) throw error;
        throw pullError(model, 'gone_midway');
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

const DEFAULT_PORTS = { 'http:': 80, 'https:': 443 } as const;

/** Whether anybody listens there. */
function takesCalls({ hostname, port, protocol }: URL): Promise<boolean> {
  const known = DEFAULT_PORTS[protocol as keyof typeof DEFAULT_PORTS];
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = connect({ host, port: Number(port || known), timeout: CONNECT_MS });
  return new Promise((resolve) => {
    const end = (isThere: boolean) => () => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', end(true)).once('error', end(false)).once('timeout', end(false));
  });
}

async function askToPull(address: string, model: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(`${trimEndOf(address, /\//)}/api/pull`, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ model, stream: true }),
      signal,
    });
  } catch {
    throw pullError(model, 'away');
  }
}
