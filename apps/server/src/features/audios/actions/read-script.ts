import type { Heard } from '@parlance/artifacts/heard';
import type { Passage, SourceText } from '@parlance/artifacts/source-text';
import type { AudioScript } from '@parlance/contract/audios';
import type { Options } from '@parlance/contract/options';
import { remakeCredits } from '@parlance/kernel/credits';
import { AppError } from '@parlance/kernel/errors';
import { estimateSpeechMs } from '@parlance/kernel/speech-time';
import type { ObjectStore } from '@parlance/ports/object-store';
import type { RunRow } from '../audios.store.ts';
import { isPremium } from '../cost.ts';
import { storedCheck, storedMaster, storedScript, storedSource } from '../runs/stored-artifacts.ts';
import { deliveryView } from '../studio/delivery.view.ts';

/** The script with times once there is a recording, and the passages its lines rest on. */
export async function scriptView(
  deps: { store: ObjectStore; options: Options },
  run: RunRow,
): Promise<AudioScript> {
  const script = await scriptOf(deps, run);
  if (!script) throw new AppError('not_ready');
  return script;
}

/** Nothing while it is not written yet. */
export async function scriptOf(
  { store, options }: { store: ObjectStore; options: Options },
  run: RunRow,
): Promise<AudioScript | undefined> {
  const [source, script, check, master] = await Promise.all([
    storedSource(store, run),
    storedScript(store, run),
    storedCheck(store, run),
    storedMaster(store, run),
  ]);
  if (!source || !script) return undefined;
  const times = new Map(master?.lines.map((line) => [line.line, line]));
  const cited = new Set(script.lines.flatMap((line) => line.sourceRefs));
  return {
    mode: script.mode,
    chapters: script.chapters.map(({ title, firstLine }) => ({ title, first_line: firstLine })),
    lines: script.lines.map((line, index) => ({
      speaker: line.speaker,
      text: line.text,
      source_refs: line.sourceRefs,
      chapter: line.chapter,
      ...(line.delivery && { delivery: deliveryView(line.delivery) }),
      start_ms: roundOrNull(times.get(index)?.startMs),
      end_ms: roundOrNull(times.get(index)?.endMs),
      check: check?.lines[index] ?? null,
      ...(line.unread && { unread: line.unread }),
      ...(line.revised && { revised: line.revised }),
    })),
    documents: (source.documents ?? []).map(({ kind, title, url, fileName }) => ({
      kind,
      title: title ?? null,
      url: url ?? null,
      file_name: fileName ?? null,
    })),
    passages: source.passages.filter((passage) => cited.has(passage.id)).map(passageView),
    left_out: (check?.leftOut ?? []).flatMap((id) =>
      source.passages.filter((passage) => passage.id === id).map(passageView),
    ),
    heard: check?.heard ? heardView(check.heard, isPremium(options, run.brief.voices)) : null,
    not_read: notRead(source),
  };
}

const heardView = ({ share, gaps }: Heard, premium: boolean): AudioScript['heard'] => ({
  // What is whole only when it is rounded has a gap all the same.
  percent: gaps.length === 0 ? 100 : Math.min(99, Math.round(share * 100)),
  gaps: gaps.map(({ from, to, sentences, more }) => ({
    from,
    to,
    more,
    sentences: sentences.map(({ passage, sentence, text }) => {
      const longerMs = estimateSpeechMs(text);
      const credits = remakeCredits({ unspokenMs: longerMs, premium });
      return { passage_id: passage, sentence, text, longer_ms: longerMs, credits_required: credits };
    }),
  })),
});

function notRead({ passages, leftOut = [] }: SourceText): AudioScript['not_read'] {
  const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);
  const all = sum(passages.map(({ text }) => text.length)) + sum(leftOut.map(({ chars }) => chars));
  return leftOut.map(({ kind, pieces, chars, sample, language }) => ({
    kind,
    pieces,
    percent: Math.round((chars / Math.max(1, all)) * 100),
    sample,
    language: language ?? null,
  }));
}

const passageView = ({ id, text, address }: Passage): AudioScript['passages'][number] => ({
  id,
  text,
  heading: address.heading ?? null,
  paragraph: address.paragraph,
  document: address.document ?? null,
  page: address.page ?? null,
  start_ms: roundOrNull(address.startMs),
});

const roundOrNull = (ms: number | undefined) => (ms === undefined ? null : Math.round(ms));
