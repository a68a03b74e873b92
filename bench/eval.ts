/**
 * How good scripts and speech are, in numbers, over a fixed set of texts; ends with an error when a target is missed.
 *
 *   npm run bench eval                     every text: script, speech, loudness, what is heard of it
 *   npm run bench eval -- --script-only    no speech: seconds instead of an hour
 *   npm run bench eval -- --unheard        nothing is transcribed: half the time, loudness all the same
 *   npm run bench eval -- --folder DIR     texts of your own, "name.xx.txt"
 *   npm run bench eval -- --fresh tuning   one half of the texts of "npm run bench fresh-texts", or "reporting"
 *   npm run bench eval -- --language de    one language only
 *   npm run bench eval -- --level expert   another level, --mode monologue, --length long, --tone warm
 *   npm run bench eval -- --questions DIR  questions with known answers, "name.xx.json" as XQuAD has them (--fresh too)
 *   npm run bench eval -- --counted        texts made by a program: told whole where they fit, left out to the sentence
 *   npm run bench eval -- --labels DIR     labelled articles: what matters told in 60 % of the words, and listeners' questions
 *   npm run bench eval -- --writer model --replay DIR  scripts by a model whose answers are files, by the hash of the request:
 *                                          DIR/briefs/NAME.json what is asked for, DIR/texts (or --folder) the texts;
 *                                          a request nobody answered is put into DIR/requests and fails the run
 *   npm run bench eval -- --between DIR  what is put between sentences, for two people to mark; which form each is, apart
 *   npm run bench eval -- --scripts DIR    the scripts and their sources as files to be read
 *   npm run bench eval -- --print          the scripts themselves too
 *   npm run bench eval -- --wer            fifty sentences a language, heard by the larger transcriber
 *   npm run bench eval -- --wer --technical  fifty full of technical words instead
 *   npm run bench eval -- --wer --sentences DIR  sentences of your own, "xx.txt", one a line
 *   npm run bench eval -- --pangrams       a short text in every language there is
 *   npm run bench eval -- --hosts          the two hosts of every language: how far apart in pitch, how equal in level
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { eldLanguageDetector } from '@parlance/adapters/language-detector/eld';
import type { Brief } from '@parlance/artifacts/brief';
import type { Length, Tone } from '@parlance/kernel/limits';
import { packFor } from '@parlance/language/languages';
import { checkScript } from '@parlance/pipeline/2-write/check/check-script';
import { write } from '@parlance/pipeline/2-write/write';
import type { Writer } from '@parlance/ports/writer';
import { type EmbeddedVoice, embeddedVoice } from '@parlance/speech/embedded-voice';
import { embeddedWriter } from '@parlance/writer/embedded';
import { modelWriter } from '@parlance/writer/prompted/model-writer';
import { CACHE_DIR } from '../scripts/product-process.ts';
import { measureAllLanguages } from './eval/all-languages.ts';
import { printUses, usesIn } from './eval/between.ts';
import { FRESH_TEXTS_DIR } from './eval/fresh-texts-dir.ts';
import { type Half, halfOf } from './eval/halves.ts';
import { readLabelled } from './eval/labelled-articles.ts';
import { choiceMeasures, readArticles } from './eval/measure-choice.ts';
import { type Conversation, conversationMeasures, measureConversation } from './eval/measure-conversation.ts';
import { measureCounted } from './eval/measure-counted.ts';
import { measureHosts } from './eval/measure-hosts.ts';
import { askAll, listenerMeasures } from './eval/measure-listeners.ts';
import { answerMeasures, measureQuestions, readQuestions } from './eval/measure-questions.ts';
import { replayMeasures, type Wishes, wishesFor, writeReadable } from './eval/measure-replay.ts';
import { estimatedMinutes, lengthMeasures, measureScript, printDoubts } from './eval/measure-script.ts';
import { measureSpeech } from './eval/measure-speech.ts';
import { type EvalText, readTexts } from './eval/read-texts.ts';
import { MissingAnswer, replayModel } from './eval/replay-model.ts';
import { measureSentences, openLargerEars, SENTENCES } from './eval/sentence-errors.ts';
import { percent, report } from './eval/table.ts';
import { WORD_ERROR_TARGETS } from './eval/targets.ts';

const { values: options } = parseArgs({
  options: {
    folder: { type: 'string' },
    fresh: { type: 'string' },
    language: { type: 'string' },
    level: { type: 'string', default: 'intermediate' },
    mode: { type: 'string', default: 'dialogue' },
    length: { type: 'string', default: 'short' },
    questions: { type: 'string' },
    counted: { type: 'boolean', default: false },
    labels: { type: 'string' },
    each: { type: 'string', default: '3' },
    tone: { type: 'string', default: 'balanced' },
    writer: { type: 'string', default: 'embedded' },
    replay: { type: 'string', default: path.resolve(import.meta.dirname, 'eval/replay') },
    scripts: { type: 'string' },
    between: { type: 'string' },
    print: { type: 'boolean', default: false },
    'script-only': { type: 'boolean', default: false },
    unheard: { type: 'boolean', default: false },
    wer: { type: 'boolean', default: false },
    technical: { type: 'boolean', default: false },
    sentences: { type: 'string' },
    pangrams: { type: 'boolean', default: false },
    hosts: { type: 'boolean', default: false },
  },
});
const NEVER = new AbortController().signal;
const level = options.level as Brief['level'];
const length = options.length as Length;

const embedded = embeddedWriter();
const replayDir = path.resolve(options.replay);
const replay = options.writer === 'model' ? replayModel(replayDir) : undefined;
const ownTexts = path.join(replayDir, 'texts');
const textsDir =
  options.folder ??
  (replay && existsSync(ownTexts) ? ownTexts : path.resolve(import.meta.dirname, 'eval/texts'));
let troubles = 0;
const writer: Writer = replay
  ? modelWriter({
      model: replay,
      fallback: embedded,
      detector: eldLanguageDetector(),
      onTrouble: ({ message }) => {
        troubles++;
        console.log(`  ${message}`);
      },
    })
  : embedded;

const briefFor = (
  language: string,
  { answer: _, emphasised: __, ...wishes }: Partial<Wishes> = {},
): Brief => ({
  source: { type: 'text', text: '' },
  language,
  level,
  mode: writer.skill(language) === 'full' ? (options.mode as Brief['mode']) : 'monologue',
  length,
  tone: options.tone as Tone,
  voices: { host: '', cohost: '' },
  ...wishes,
});

async function writeOne({ name, source, language }: EvalText) {
  const wishes = replay ? wishesFor(replayDir, name) : undefined;
  const brief = briefFor(language, wishes);
  replay?.begin();
  troubles = 0;
  let waits: number | undefined;
  const startedAt = performance.now();
  const script = await write({ writer }, source, brief, NEVER, () => {
    waits ??= replay?.waits();
  });
  const ms = performance.now() - startedAt;
  if (options.scripts) writeReadable(options.scripts, name, { script, source, brief });
  const check = await checkScript(source, script, brief);
  const asked = { source, brief, waits: waits ?? Number.POSITIVE_INFINITY, troubles };
  const own =
    wishes && replay ? replayMeasures(script, check, { ...asked, wishes, took: replay.took() }) : [];
  return { script, check, brief, ms, own };
}

/** Whether a question gets the answer the text has; what missed it is printed. */
async function measureAnswers(folder: string): Promise<boolean> {
  const texts = await readQuestions(folder, options.fresh as Half | undefined, Number(options.each));
  const asked = texts.filter(
    ({ language }) => options.language === undefined || language.startsWith(options.language),
  );
  const judged = await measureQuestions(asked, (source, { language, question }) =>
    write({ writer }, source, briefFor(language, { question }), NEVER),
  );
  if (options.print)
    for (const { question, answers, answered, script } of judged) {
      if (answered.answerable ? answered.heard && !answered.denied : !answered.claimed) continue;
      const said = script.lines.slice(1, 4).map(({ text }) => text);
      console.log(`  ${question} [${answers[0] ?? 'not answered'}]\n      ${said.join('\n      ')}`);
    }
  let ok = true;
  for (const [language, of] of Map.groupBy(judged, (each) => each.language))
    ok = report(`${language}: questions`, answerMeasures(of.map(({ answered }) => answered))) && ok;
  return ok;
}

async function measureText(text: EvalText, voice: EmbeddedVoice | undefined) {
  const { script, check, brief, ms, own } = await writeOne(text);
  const spoken = { script, writtenMs: ms, isHeard: !options.unheard };
  const speech = voice && (await measureSpeech(voice, spoken));
  const minutes = speech?.minutes ?? estimatedMinutes(script);
  const ok = report(`${text.name}: ${script.mode} in ${script.language}, “${script.title}”`, [
    ...measureScript(text.source, script, check),
    ...lengthMeasures(script, brief.length, minutes),
    ...own,
    ...(speech?.measures ?? []),
  ]);
  printDoubts(script, check);
  if (options.print)
    for (const { speaker, text: said } of script.lines) console.log(`    ${speaker}: ${said}`);
  const pack = packFor(text.language);
  const conversation =
    pack && script.mode === 'dialogue' ? measureConversation(script, text.source, pack) : undefined;
  return { ok, language: text.language, wordErrorRate: speech?.wordErrorRate, conversation };
}

/** How much of a conversation the dialogues are: each language for information, all of them by the targets. */
function reportConversation(
  measured: readonly { language: string; conversation: Conversation | undefined }[],
) {
  const dialogues = measured.flatMap(({ language, conversation }) =>
    conversation ? [{ language, conversation }] : [],
  );
  if (dialogues.length === 0) return true;
  for (const [language, of] of Map.groupBy(dialogues, (each) => each.language))
    report(
      `${language}: ${of.length} conversations`,
      conversationMeasures(
        of.map(({ conversation }) => conversation),
        level,
      ),
    );
  return report(
    `all ${dialogues.length} conversations, ${level}`,
    conversationMeasures(
      dialogues.map(({ conversation }) => conversation),
      level,
    ),
  );
}

async function textsToMeasure(): Promise<EvalText[]> {
  const { fresh, language } = options;
  if (fresh === undefined) {
    const texts = await readTexts(textsDir, language);
    return replay ? texts.filter(({ name }) => wishesFor(replayDir, name)) : texts;
  }
  return (await readTexts(FRESH_TEXTS_DIR, language)).filter(({ name }) => halfOf(name) === fresh);
}

async function measureTexts(voice: EmbeddedVoice | undefined): Promise<boolean> {
  const texts = await textsToMeasure();
  const measured: Awaited<ReturnType<typeof measureText>>[] = [];
  let unanswered = 0;
  for (const text of texts) {
    try {
      measured.push(await measureText(text, voice));
    } catch (error) {
      if (!(error instanceof MissingAnswer)) throw error;
      unanswered++;
      console.log(`\n${text.name}: ${error.message}`);
    }
  }
  for (const [language, of] of Map.groupBy(measured, (each) => each.language)) {
    const rates = of.flatMap(({ wordErrorRate }) => wordErrorRate ?? []);
    if (rates.length === 0) continue;
    const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
    report(`${language}, all texts`, [{ label: 'word error rate', shown: percent(mean), ok: true }]);
  }
  const converses = reportConversation(measured);
  console.log(`\n${measured.filter(({ ok }) => ok).length} of ${measured.length} texts meet every target`);
  if (unanswered > 0) console.log(`${unanswered} texts wait for an answer`);
  return unanswered === 0 && converses && measured.every(({ ok }) => ok);
}

async function measureWordErrors(voice: EmbeddedVoice): Promise<boolean> {
  const ears = await openLargerEars();
  let ok = true;
  for (const language of options.language ? [options.language] : Object.keys(WORD_ERROR_TARGETS)) {
    console.log();
    const set = options.technical ? 'technical' : 'everyday';
    const folder = options.sentences ?? SENTENCES[set];
    const label = `${language}: sentences, ${options.sentences ?? set}`;
    ok = report(label, await measureSentences(voice, ears, language, folder)) && ok;
  }
  return ok;
}

/** The uses of every form between two sentences, printed for two people who mark them. */
async function printBetween(folder: string): Promise<boolean> {
  const texts = await textsToMeasure();
  const uses = texts.flatMap(({ source, language }) => usesIn(source, briefFor(language)));
  console.log(printUses(folder, uses).join('\n'));
  return true;
}

const reportCounted = async (): Promise<boolean> =>
  report(
    'texts whose sentences are counted',
    await measureCounted((source, request) =>
      write({ writer }, source, { ...briefFor(request.language), ...request }, NEVER),
    ),
  );

/** What is chosen of labelled articles: each half of them, and each of the two scales of labels. */
async function measureLabelled(folder: string): Promise<boolean> {
  const articles = readArticles(readLabelled(folder)).filter(
    ({ article }) => options.language === undefined || article.language === options.language,
  );
  let ok = true;
  const labelled = articles.filter(({ article }) => article.scale !== undefined);
  for (const [name, of] of Map.groupBy(
    labelled,
    ({ article: { half, scale } }) => `${half}, ${scale} labels`,
  ))
    ok = report(name, choiceMeasures(of)) && ok;
  const ofListeners = articles.filter(({ article }) => article.asked.length > 0);
  for (const [half, of] of Map.groupBy(ofListeners, ({ article }) => article.half)) {
    const asked = await askAll(of, (source, { language, question }) =>
      write({ writer }, source, briefFor(language, { question }), NEVER),
    );
    ok = report(`${half}, listeners’ questions`, listenerMeasures(asked)) && ok;
  }
  return ok;
}

async function main(): Promise<boolean> {
  if (options.between) return printBetween(options.between);
  if (options.questions) return measureAnswers(options.questions);
  if (options.labels) return measureLabelled(options.labels);
  if (options.counted) return reportCounted();
  if (options['script-only']) return measureTexts(undefined);
  const voice = embeddedVoice({ cacheDir: path.join(CACHE_DIR, 'models') });
  try {
    if (options.wer) return await measureWordErrors(voice);
    if (options.pangrams)
      return report('a short text in every language', await measureAllLanguages(voice, options.language));
    if (options.hosts)
      return report('two hosts of every language', await measureHosts(voice, options.language));
    return await measureTexts(voice);
  } finally {
    await voice.close();
  }
}

const ok = await main();
await embedded.close();
process.exitCode = ok ? 0 : 1;
