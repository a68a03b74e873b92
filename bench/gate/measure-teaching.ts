import type { Brief } from '@parlance/artifacts/brief';
import type { SourceText } from '@parlance/artifacts/source-text';
import { evidenceOf } from '@parlance/claims/gate/evidence';
import { readStance } from '@parlance/claims/stance/read-stance';
import { REACH, type Reach, turnedStance } from '@parlance/claims/stance/turned-stance';
import { type GateRules, lineFaults } from '@parlance/writer/prompted/gate/chapter-gate';
import { hasNumberOrName, isInOwnWords, saysOtherwise, sourceOf } from './says-otherwise.ts';
import { type Article, readArticles, readTold, type Told } from './teaching.ts';

/** So many lines a language and half that say a number, a date, a name or a limit otherwise than their sentence. */
const SAMPLED = 200;

type Judged = Told & {
  found: string[];
  /** Refused for something else than a "not" or a limit. */
  isRefusedAnyway: boolean;
};
type Measure = {
  name: string;
  /** Refusing is right or wrong. */
  counts: 'refused' | 'passed';
  has(told: Judged): boolean;
};

const isPlanted = (kinds: string, { kind }: Told): boolean => kinds.includes(kind);

function measuresOf(sampled: ReadonlySet<Told>): Measure[] {
  return [
    { name: 'true, said otherwise', counts: 'refused', has: (told) => sampled.has(told) },
    ...(['number', 'name', 'limit'] as const).map(
      (what): Measure => ({
        name: `  of these: ${what}`,
        counts: 'refused',
        has: (told) => sampled.has(told) && saysOtherwise(told) === what,
      }),
    ),
    { name: 'true, all', counts: 'refused', has: (told) => told.kind === '=' },
    {
      name: 'number, date, name',
      counts: 'passed',
      has: (told) => told.kind === 'w' && hasNumberOrName(told),
    },
    {
      name: 'negation, own words',
      counts: 'passed',
      has: (told) => told.kind === 'n' && isInOwnWords(told),
    },
    { name: 'hedge, own words', counts: 'passed', has: (told) => told.kind === 'h' && isInOwnWords(told) },
    { name: 'negation, all', counts: 'passed', has: (told) => told.kind === 'n' },
    { name: 'hedge, all', counts: 'passed', has: (told) => told.kind === 'h' },
    {
      name: 'other meanings',
      counts: 'passed',
      has: (told) => isPlanted('rcmi', told) || (told.kind === 'w' && !hasNumberOrName(told)),
    },
    { name: 'torn', counts: 'passed', has: (told) => told.kind === 't' },
  ];
}

/** As many of each sort as there are, and in all so many a language and half; the files in order, evenly. */
function sampleOf(lines: readonly Told[]): Set<Told> {
  const groups = Map.groupBy(
    lines.filter(({ kind }) => kind === '='),
    ({ article }) => `${article.language} ${article.half}`,
  );
  return new Set([...groups.values()].flatMap(sampleGroup));
}

function sampleGroup(group: readonly Told[]): Told[] {
  const by = Map.groupBy(group, saysOtherwise);
  const chosen: Told[] = [];
  // Limits are said otherwise in every fourth line: they fill what numbers and names leave.
  for (const [what, share] of [
    ['number', 0.4],
    ['name', 0.7],
    ['limit', 1],
  ] as const) {
    const own = by.get(what) ?? [];
    const wanted = Math.min(own.length, Math.round(SAMPLED * share) - chosen.length);
    for (let at = 0; at < wanted; at++) chosen.push(own[Math.floor((at * own.length) / wanted)] as Told);
  }
  return chosen;
}

async function rulesFor(article: Article, briefIn: (language: string) => Brief): Promise<GateRules> {
  const { language, sentences, head } = article;
  const brief = briefIn(language);
  const source: SourceText = {
    language,
    ...(head.length > 0 && { title: head.join('\n') }),
    passages: Array.from(sentences, ([at, text]) => ({
      id: `s${at}`,
      kind: 'paragraph',
      text,
      address: { paragraph: at },
    })),
  };
  const evidence = await evidenceOf(source, brief, []);
  return { brief, evidence, recites: () => false, detect: () => undefined };
}

function faultsOf(told: Told, rules: GateRules): Pick<Judged, 'found' | 'isRefusedAnyway'> {
  const line = { speaker: 'HOST', kind: 'fact', text: told.text } as const;
  const cites = told.sentences.map((at) => `s${at}`);
  const before = { speaker: 'COHOST', kind: 'fact', text: told.before, cites: [] } as const;
  const faults = lineFaults({ ...line, cites }, { ...before, cites: [] }, rules);
  return {
    found: faults.map(({ what }) => what),
    isRefusedAnyway: faults.some(({ doubt }) => !doubt?.isStance),
  };
}

/** Judges every line of a folder; prints one table by language for each half, and on demand the lines behind it. */
export async function measureTeaching(
  folder: string,
  briefIn: (language: string) => Brief,
  options: { print?: boolean; half?: string },
): Promise<void> {
  const articles = readArticles(folder);
  const lines = readTold(folder, articles);
  const sampled = sampleOf(lines);
  const judged: Judged[] = [];
  for (const [article, told] of Map.groupBy(lines, (one) => one.article)) {
    if (options.half !== undefined && article.half !== options.half) continue;
    const rules = await rulesFor(article, briefIn);
    for (const one of told) {
      const result = { ...one, ...faultsOf(one, rules) };
      judged.push(result);
      if (sampled.delete(one)) sampled.add(result);
    }
  }
  const measures = measuresOf(sampled);
  for (const half of ['tune', 'report'] as const) {
    const own = judged.filter(({ article }) => article.half === half);
    if (own.length > 0) {
      printTable(half, own, measures);
      printReaches(own, measures);
    }
  }
  // Whoever tunes may not see the lines that are reported on.
  if (options.print)
    printLines(
      judged.filter(({ article }) => article.half === 'tune'),
      measures,
    );
}

const isMissed = ({ counts }: Measure, { found }: Judged): boolean =>
  (counts === 'refused') === found.length > 0;

function printTable(half: string, judged: readonly Judged[], measures: readonly Measure[]): void {
  const languages = [...new Set(judged.map(({ article }) => article.language))].sort();
  const articles = new Set(judged.map(({ article }) => article.id)).size;
  console.log(`\n${half}: ${articles} articles, ${judged.length} lines`);
  console.log(`${''.padEnd(32)}${[...languages, 'all'].map((name) => name.padStart(15)).join('')}`);
  for (const measure of measures) {
    const cells = [...languages, undefined].map((language) => {
      const own = judged.filter(
        (told) => (language === undefined || told.article.language === language) && measure.has(told),
      );
      const missed = own.filter((told) => isMissed(measure, told)).length;
      const share = own.length === 0 ? 0 : (100 * missed) / own.length;
      return `${missed}/${own.length} ${share.toFixed(1)}%`.padStart(15);
    });
    console.log(`${`${measure.name}: ${measure.counts}`.padEnd(32)}${cells.join('')}`);
  }
}

/** How much of what is turned is seen for how much of what is true, when words are trusted further. */
const REACHES: readonly [string, Reach | undefined][] = [
  ['numbers and names only', undefined],
  ['as it is', REACH],
  ['"refuse" is no "not"', { ...REACH, believesTurns: false }],
  ['"often", "most" may not be lost', { ...REACH, limits: ['maybe', 'often', 'some'], limited: 0.5 }],
  [
    'both, of half as much in common',
    { believesTurns: false, limits: ['maybe', 'often', 'some', 'soft'], limited: 0.34, told: 0.2, own: 0.25 },
  ],
];
const OF_REACHES = ['true, said otherwise', 'negation, own words', 'hedge, own words'];

const isTurned = (told: Told, reach: Reach): boolean => {
  const [line, source] = [told.text, sourceOf(told)].map((text) => readStance(text, told.article.language));
  return line !== undefined && source !== undefined && turnedStance(line, [source], reach).length > 0;
};

function printReaches(judged: readonly Judged[], measures: readonly Measure[]): void {
  const columns = measures.filter(({ name }) => OF_REACHES.includes(name));
  const title = ({ name, counts }: Measure): string => `${name}: ${counts}`.padStart(31);
  console.log(`\n${'"not" and limits'.padEnd(32)}${columns.map(title).join('')}`);
  for (const [name, reach] of REACHES) {
    const cells = columns.map(({ counts, has }) => {
      const own = judged.filter(has);
      const refused = own.filter((told) => told.isRefusedAnyway || (reach && isTurned(told, reach)));
      const missed = counts === 'refused' ? refused.length : own.length - refused.length;
      return `${missed}/${own.length} ${((100 * missed) / own.length).toFixed(1)}%`.padStart(31);
    });
    console.log(`${name.padEnd(32)}${cells.join('')}`);
  }
}

function printLines(judged: readonly Judged[], measures: readonly Measure[]): void {
  for (const measure of measures) {
    console.log(`\n## ${measure.name}: ${measure.counts}`);
    for (const told of judged.filter((one) => measure.has(one) && isMissed(measure, one))) {
      const { article, file, kind, sentences, text, found, before } = told;
      console.log(`${file} ${article.id} ${kind} ${sentences.join(',')} | ${text}`);
      console.log(`    < ${sourceOf(told)}`);
      if (found.length > 0) console.log(`    ! ${found.join('; ')}`);
      if (measure.name.includes('name')) console.log(`    ~ ${before.replaceAll('\n', ' / ').slice(-400)}`);
    }
  }
}
