import type { Brief } from '@parlance/artifacts/brief';
import type { AudioStatus } from '@parlance/contract/audios';
import type { NewAudio } from '@parlance/contract/new-audio';
import type { FailureCode } from '@parlance/contract/problem';
import type { Lane } from '@parlance/kernel/lanes';
import type { Length, Level, Mode, Tone } from '@parlance/kernel/limits';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ofUser, user } from './accounts.ts';
import { moment } from './columns.ts';

export const audios = pgTable(
  'audios',
  {
    id: text('id').primaryKey(),
    userId: ofUser(),
    /** The run whose result this audio shows, or which is making it. */
    runId: text('run_id').notNull(),
    /** A run with an edited script; it takes the place of `runId` when it is done. One that failed stays named. */
    remakeRunId: text('remake_run_id'),
    status: text('status').$type<AudioStatus>().notNull(),
    title: text('title'),
    shownotes: text('shownotes'),
    /** From then on the notes are the person's: a new run changes their times and nothing else. */
    shownotesEdited: boolean('shownotes_edited').notNull().default(false),
    language: text('language').notNull(),
    level: text('level').$type<Level>().notNull(),
    mode: text('mode').$type<Mode>().notNull(),
    length: text('length').$type<Length>().notNull(),
    voice: jsonb('voice').$type<NewAudio['voice']>().notNull(),
    question: text('question'),
    emphasis: text('emphasis'),
    tone: text('tone').$type<Tone>().notNull().default('balanced'),
    sourceType: text('source_type').$type<NewAudio['source']['type']>().notNull(),
    sourceTitle: text('source_title'),
    sourceUrl: text('source_url'),
    durationMs: integer('duration_ms'),
    chapters: jsonb('chapters').$type<{ title: string; startMs: number }[]>().notNull().default([]),
    warnings: jsonb('warnings').$type<string[]>().notNull().default([]),
    errorCode: text('error_code').$type<FailureCode>(),
    errorParams: jsonb('error_params').$type<Record<string, string | number>>(),
    creditsCharged: integer('credits_charged').notNull().default(0),
    /** Where its owner stopped listening, on whatever device. */
    positionMs: integer('position_ms').notNull().default(0),
    rating: integer('rating'),
    ratingComment: text('rating_comment'),
    ratedAt: moment('rated_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('audios_of_user').on(table.userId, table.id.desc())],
);

/** Where the artifacts of a finished stage lie in the object store. */
export type ArtifactKeys = {
  /** Prefix under which media.mp3, transcript.vtt, chapters.json and peaks.json lie. */
  files?: string;
  source?: string;
  script?: string;
  check?: string;
  takes?: string;
  master?: string;
  release?: string;
};

export const runs = pgTable(
  'runs',
  {
    id: text('id').primaryKey(),
    audioId: text('audio_id')
      .notNull()
      .references(() => audios.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    state: text('state').$type<'active' | 'review' | 'done' | 'failed' | 'cancelled'>().notNull(),
    /** How far the line is, as an audio's status would say it. */
    stage: text('stage').$type<AudioStatus>().notNull().default('queued'),
    /** Whether somebody wants to read the script before it is spoken, or has read it; null when nobody asked. */
    review: text('review').$type<'wanted' | 'passed'>(),
    /** Raised each time a worker takes the run; every write of that worker carries the number it got. */
    attempt: integer('attempt').notNull().default(0),
    /** In which lane's queue its job lies; a job that is left over in another is nobody's. */
    queue: text('queue').$type<Lane>().notNull().default('reading'),
    /** Where it has a place, or waits for one, and since when it stands there. */
    lane: text('lane').$type<Lane>().notNull().default('reading'),
    lanedAt: moment('laned_at').notNull().defaultNow(),
    waiting: boolean('waiting').notNull().default(true),
    brief: jsonb('brief').$type<Brief>().notNull(),
    artifacts: jsonb('artifacts').$type<ArtifactKeys>().notNull().default({}),
    /** Of the stage it is in: pages of a scan while it is ingested, lines of the script later. */
    linesDone: integer('lines_done').notNull().default(0),
    linesTotal: integer('lines_total').notNull().default(0),
    /** Share of the speaking that is done, 0..1, by length of text rather than number of lines. */
    /** Of the stage it is in: how much is read while it is ingested, how much is spoken later. */
    stageShare: real('spoken_share').notNull().default(0),
    secondsLeft: integer('seconds_left'),
    /** What it holds while it runs and costs once it is done. */
    credits: integer('credits').notNull().default(0),
    /** Lines that the price covers, where that is not all of them: those that an edit changed. */
    payableLines: jsonb('payable_lines').$type<number[]>(),
    /** Speech of payable lines, as long as it is estimated; 0 until the script is known. */
    payableMs: integer('payable_ms').notNull().default(0),
    /** How much of it was spoken, by whichever attempt came furthest. */
    spokenMs: integer('spoken_ms').notNull().default(0),
    /** What an earlier run of the same script has paid towards the same price. */
    paidEarlier: integer('paid_earlier').notNull().default(0),
    /** What was paid when it was cancelled. */
    paidOnCancel: integer('paid_on_cancel').notNull().default(0),
    /** What its spoken share was worth when it, or the run before it, was cancelled; thousandths of a credit. */
    owedMilli: integer('owed_milli').notNull().default(0),
    /** How long the recording of its script becomes, about; 0 until the script is known. */
    scriptMs: integer('script_ms').notNull().default(0),
    /** Of what it held, what came back when it was done: the recording was worth less than was asked for. */
    creditsReturned: integer('credits_returned').notNull().default(0),
    /** When what it leaves beside a recording was dropped: half-made files, or takes and uploads past the edit window. */
    filesDroppedAt: moment('files_dropped_at'),
    /** Parts of the live stream that can be read, and where they lie. */
    liveParts: integer('live_parts').notNull().default(0),
    livePrefix: text('live_prefix'),
    idempotencyKey: text('idempotency_key'),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('runs_of_audio').on(table.audioId),
    index('runs_with_files_to_drop')
      .on(table.finishedAt)
      .where(sql`${table.state} in ('cancelled', 'failed') and ${table.filesDroppedAt} is null`),
    index('runs_with_takes_to_drop')
      .on(table.finishedAt)
      .where(sql`${table.state} = 'done' and ${table.filesDroppedAt} is null`),
    index('runs_in_lane').on(table.lane, table.lanedAt).where(sql`${table.state} = 'active'`),
    uniqueIndex('one_active_run_per_user').on(table.userId).where(sql`${table.state} = 'active'`),
    uniqueIndex('runs_idempotency').on(table.userId, table.idempotencyKey),
  ],
);

/**
 * Who speaks a stretch of a run's lines, where several workers speak one script. Without a holder it was spoken by a
 * helper; the holder `run/<attempt>` is the worker that has the run.
 */
export const lineClaims = pgTable(
  'line_claims',
  {
    runId: text('run_id')
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    /** 0 is the first stretch of the script. */
    stretch: integer('stretch').notNull(),
    holder: text('holder'),
    heldUntil: moment('held_until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.stretch] })],
);

/** A link for everybody. It outlives its audio, with nothing but its token: whoever opens it learns that it is gone. */
export const shares = pgTable('shares', {
  token: text('token').primaryKey(),
  audioId: text('audio_id')
    .unique()
    .references(() => audios.id, { onDelete: 'set null' }),
});

/**
 * Fractions of a credit that were left when the spoken share of a cancelled run was rounded down, in thousandths:
 * the next cancel counts them, so that many small ones don't add up to an audio for nothing.
 */
export const speechDues = pgTable('speech_dues', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  milli: integer('milli').notNull().default(0),
});

/** Characters that were spoken for previews of single lines, by day (UTC). */
export const previewDays = pgTable(
  'preview_days',
  {
    userId: ofUser(),
    day: date('day', { mode: 'string' }).notNull(),
    characters: integer('characters').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
