import { isMuchLeftOut } from '@parlance/artifacts/left-out';
import type { Script } from '@parlance/artifacts/script';
import type { ScriptCheck } from '@parlance/artifacts/script-check';
import type { SourceText } from '@parlance/artifacts/source-text';
import type { HeardBack } from '@parlance/artifacts/takes';
import { oneLine } from '@parlance/kernel/one-line';
import { estimateSpeechMs } from '@parlance/kernel/speech-time';
import type { ArtifactName, Recorder } from '@parlance/pipeline/line';
import type { ObjectStore } from '@parlance/ports/object-store';
import type { RunRow } from '../features/audios/audios.store.ts';
import type { RunLease, RunStore } from '../features/audios/runs/runs.store.ts';

type Deps = {
  runs: RunStore;
  store: ObjectStore;
  onChecked(check: ScriptCheck): void;
  onHeard(line: HeardLine): void;
  /** Something new is done that the next attempt will find. */
  onAdvance(): Promise<void>;
};

/** A line that was listened to. */
export type HeardLine = HeardBack & { line: number };

/** Keeps a run's progress in the database and its artifacts in the object store. */
export function recorderFor(
  { runs, store, onChecked, onHeard, onAdvance }: Deps,
  run: RunRow,
  lease: RunLease,
  filesPrefix: string,
): Recorder {
  let readPercent = 0;
  let readPages = 0;
  const spokenMs = new Map<number, number>();
  const isPayable = (index: number) => run.payableLines?.includes(index) ?? true;
  const sumOf = (parts: Iterable<number>) => [...parts].reduce((sum, part) => sum + part, 0);

  const keyFor = (name: ArtifactName) => `${filesPrefix}${name}.json`;

  const payableMsOf = ({ lines }: Script) =>
    sumOf(lines.map(({ text }, index) => (isPayable(index) ? estimateSpeechMs(text) : 0)));

  const scriptFacts = (script: Script, recordingMs: number) => {
    return {
      // What an earlier attempt said of the time left is no longer true.
      run: {
        linesTotal: script.lines.length,
        linesDone: 0,
        payableMs: payableMsOf(script),
        scriptMs: recordingMs,
        secondsLeft: null,
      },
      audio: { title: script.title, warnings: script.warnings },
    };
  };

  const sourceFacts = (source: SourceText) => ({
    ...(source.title && { sourceTitle: oneLine(source.title) }),
    ...(source.documents?.[0]?.url && { sourceUrl: source.documents[0].url }),
    // Known before a word is spoken, and so before anything is paid.
    ...(isMuchLeftOut(source) && { warnings: ['much_left_out'] }),
  });

  return {
    async load(name, parse) {
      const key = run.artifacts[name];
      return key ? parse(JSON.parse(new TextDecoder().decode(await store.get(key)))) : undefined;
    },
    async keep(name, artifact) {
      await store.put(keyFor(name), new TextEncoder().encode(JSON.stringify(artifact)));
      await runs.keep(lease, { [name]: keyFor(name), ...(name === 'master' && { files: filesPrefix }) });
      await onAdvance();
    },
    async enter(status, about) {
      const facts = about?.script ? scriptFacts(about.script, about.recordingMs) : undefined;
      const audio = { ...(about?.source && sourceFacts(about.source)), ...facts?.audio };
      // No worker has a run whose script waits to be read, and another one may be made meanwhile.
      const resting = status === 'review' && { state: 'review' as const };
      // What was counted until then were pages.
      const uncounted = status === 'writing' && { linesDone: 0, linesTotal: 0 };
      await runs.enter(lease, status, { ...uncounted, ...facts?.run, ...resting, stageShare: 0 }, audio);
    },
    read(share, pages) {
      const percent = Math.floor(share * 100);
      if (percent <= readPercent && (pages?.done ?? 0) === readPages) return;
      readPercent = percent;
      readPages = pages?.done ?? 0;
      const counted = pages && { linesDone: pages.done, linesTotal: pages.total };
      // The next one says more; what stops the run is noticed by whatever is kept next.
      void runs.progress(lease, { stageShare: share, ...counted }).catch(() => undefined);
    },
    checked: onChecked,
    async hearable({ index, text }) {
      if (!isPayable(index)) return;
      spokenMs.set(index, estimateSpeechMs(text));
      await runs.spoken(lease, sumOf(spokenMs.values()));
    },
    async spoke({ index, fresh, heard }, { share, secondsLeft }) {
      if (heard) onHeard({ line: index, ...heard });
      await runs.progress(lease, {
        linesDone: index + 1,
        stageShare: share,
        secondsLeft,
      });
      if (fresh) await onAdvance();
    },
    async livePart(index) {
      await runs.progress(lease, { livePrefix: filesPrefix, liveParts: index + 1 });
    },
  };
}
