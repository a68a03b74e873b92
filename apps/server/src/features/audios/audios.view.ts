import type { Audio, AudioEvent, AudioStatus } from '@parlance/contract/audios';
import { type AudioRow, type AudioWithRun, type RunRow, spokenRunOf } from './audios.store.ts';
import { filesKeptUntil } from './runs/dropped-files.store.ts';
import { FAILURE_SENTENCES } from './runs/failures.ts';
import { shareToPay } from './spoken-share.ts';

/** Where each stage begins on the way to 100. Speaking is nearly all of the work. */
const PERCENT: Record<AudioStatus, number> = {
  queued: 0,
  ingesting: 1,
  writing: 7,
  review: 8,
  speaking: 8,
  producing: 95,
  ready: 100,
  failed: 0,
  cancelled: 0,
};

/** The stages that tell how far they are. */
const REACH: Partial<Record<AudioStatus, number>> = {
  ingesting: PERCENT.writing - PERCENT.ingesting,
  speaking: PERCENT.producing - PERCENT.speaking,
};

function progressOf(status: AudioStatus, run: RunRow): Audio['progress'] {
  const reach = REACH[status] ?? 0;
  const isReading = status === 'ingesting';
  return {
    percent: Math.round(PERCENT[status] + run.stageShare * reach),
    lines_done: isReading ? 0 : run.linesDone,
    lines_total: isReading ? 0 : run.linesTotal,
    ...(isReading && run.linesTotal > 0 && { pages_done: run.linesDone, pages_total: run.linesTotal }),
    seconds_left: run.secondsLeft,
  };
}

const failureView = ({ errorCode, errorParams }: AudioRow): NonNullable<Audio['error']> => ({
  code: errorCode ?? 'generation_failed',
  message: FAILURE_SENTENCES[errorCode ?? 'generation_failed'],
  ...(errorParams && { params: errorParams }),
});

const errorOf = ({ audio }: AudioWithRun): Audio['error'] =>
  audio.status === 'failed' ? failureView(audio) : null;

function remakeOf({ audio, remake }: AudioWithRun): Audio['remake'] {
  if (remake?.state !== 'active' && remake?.state !== 'failed') return null;
  const failed = remake.state === 'failed';
  return {
    status: remake.stage,
    progress: progressOf(remake.stage, remake),
    error: failed ? failureView(audio) : null,
  };
}

/** What ending the run now would cost; another line may be spoken before somebody says so. */
function cancelCostOf({ run, remake, dueMilli }: AudioWithRun): Audio['cancel_cost'] {
  const making = [remake, run].find((one) => one?.state === 'active' || one?.state === 'review');
  if (!making) return null;
  const { credits } = shareToPay(spokenRunOf(making), dueMilli ?? 0);
  return { credits, of: making.credits };
}

const keptUntil = ({ audio, run }: AudioWithRun): string | null =>
  audio.status === 'failed' || audio.status === 'cancelled'
    ? (filesKeptUntil(run)?.toISOString() ?? null)
    : null;
const waitingOf = ({ ahead }: AudioWithRun): Audio['waiting'] => (ahead === null ? null : { ahead });

/** What the person brought, until what was read has a name and an address of its own. */
function sourceOf({ audio, run }: AudioWithRun): Audio['sources'][number] {
  const { source } = run.brief;
  const brought =
    source.type === 'topic'
      ? { title: source.topic, url: null }
      : source.type === 'url'
        ? { title: null, url: source.url }
        : {
            title: source.type === 'files' ? source.files.map(({ name }) => name).join(', ') : null,
            url: null,
          };
  return {
    type: audio.sourceType,
    title: audio.sourceTitle ?? brought.title,
    url: audio.sourceUrl ?? brought.url,
  };
}

export type ViewDeps = {
  sign(path: string): string;
  shareUrl(token: string): string;
  creator: string;
};

export function audioView({ sign, shareUrl, creator }: ViewDeps, both: AudioWithRun): Audio {
  const { audio, run, shareToken } = both;
  const link = (file: string) => sign(`/api/audios/${audio.id}/${file}`);
  // The files of another run are other files: a cache must not take one for the other.
  const finished = (file: string) => `${link(file)}&v=${run.id}`;
  const ready = audio.status === 'ready';
  return {
    id: audio.id,
    title: audio.title,
    status: audio.status,
    progress: progressOf(audio.status, run),
    waiting: waitingOf(both),
    created_at: audio.createdAt.toISOString(),
    creator,
    language: audio.language,
    level: audio.level,
    mode: audio.mode,
    length: audio.length,
    opening: run.brief.opening ?? false,
    voice: audio.voice,
    question: audio.question,
    emphasis: audio.emphasis,
    tone: audio.tone,
    duration_ms: audio.durationMs,
    shownotes: audio.shownotes,
    chapters: audio.chapters.map(({ title, startMs }) => ({ title, start_ms: startMs })),
    sources: [sourceOf(both)],
    warnings: audio.warnings,
    share_url: shareToken && shareUrl(shareToken),
    rating: audio.rating,
    credits_charged: audio.creditsCharged,
    credits_returned: run.creditsReturned,
    cancel_cost: cancelCostOf(both),
    files_kept_until: keptUntil(both),
    error: errorOf(both),
    revision: run.id,
    remake: remakeOf(both),
    position_ms: audio.positionMs,
    ...(run.state === 'active' && run.liveParts > 0 && { live_url: link('live.mp3') }),
    ...(ready && {
      media_url: finished('media.mp3'),
      transcript_url: finished('transcript.vtt'),
      chapters_url: finished('chapters.json'),
      peaks_url: finished('peaks.json'),
      transcript_txt_url: finished('transcript.txt'),
      transcript_srt_url: finished('transcript.srt'),
      script_url: finished('script.txt'),
    }),
  };
}

export const eventView = (both: AudioWithRun): AudioEvent => ({
  status: both.audio.status,
  title: both.audio.title,
  progress: progressOf(both.audio.status, both.run),
  waiting: waitingOf(both),
  live: both.run.state === 'active' && both.run.liveParts > 0,
  cancel_cost: cancelCostOf(both),
  error: errorOf(both),
  remake: remakeOf(both),
});
