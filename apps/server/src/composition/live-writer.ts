import type { LanguageModel } from '@parlance/ports/language-model';
import type { Writer } from '@parlance/ports/writer';
import type { UsedProvider } from '../features/providers/provider-use.ts';

type Warm = { warm(): Promise<void>; close(): Promise<void> };

type Composed = {
  writer: Writer;
  /** Tells what it knows of a topic, where one of them can. */
  knowing: LanguageModel | undefined;
};

type Deps = {
  /** What admins chose, as it stands now. */
  inUse(): Promise<UsedProvider[]>;
  compose(providers: UsedProvider[]): Composed;
  /** Who writes while they chose nothing. */
  base: Writer & Warm;
  /** Whoever stands behind what they chose. */
  behind: Warm;
  onError(error: Error): void;
};

/**
 * Whoever admins chose, looked at before each script, so that no process has to start again; a script that was begun is
 * finished by those it was begun with. While the database is away it is as it was.
 */
export function liveWriter({ inUse, compose, base, behind, onError }: Deps) {
  const ofEnvironment: Composed = { writer: base, knowing: undefined };
  let current = ofEnvironment;
  let known = '[]';
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    try {
      const chosen = await inUse();
      const mark = JSON.stringify(chosen);
      // Whoever rests rests on: what is composed anew knows nothing of it.
      if (mark === known) return;
      known = mark;
      current = chosen.length > 0 ? compose(chosen) : ofEnvironment;
    } catch (error) {
      onError(error as Error);
    }
  }

  /** Those who ask meanwhile wait for a look that began after they asked. */
  function refresh(): Promise<void> {
    const next = (looking ?? Promise.resolve()).then(look);
    looking = next;
    return next;
  }

  const writer: Writer & Warm = {
    get name() {
      return current.writer.name;
    },
    get translates() {
      return current.writer.translates;
    },
    skill: (language) => current.writer.skill(language),
    async write(...asked) {
      await refresh();
      return current.writer.write(...asked);
    },
    warm: base.warm,
    close: async () => void (await Promise.all([base.close(), behind.close()])),
  };

  return {
    writer,
    refresh,
    async knowing(): Promise<LanguageModel | undefined> {
      await refresh();
      return current.knowing;
    },
  };
}
