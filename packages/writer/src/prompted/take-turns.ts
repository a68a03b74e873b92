import type { Brief } from '@parlance/artifacts/brief';
import { cited, type DraftLine, type GateRules, isForeign, lineFaults } from './gate/chapter-gate.ts';
import { readWire, type WireItem, type WireLine } from './prompts/wire.ts';

export type Turn = DraftLine & {
  /** Index into the chapters of the episode. */
  chapter: number;
  /** A sentence of ours that nobody may change. */
  isFixed?: true;
};

type Options = {
  rules: GateRules;
  mode: Brief['mode'];
  /** What is said where the model says WELCOME; empty where nobody says it. */
  welcome: readonly DraftLine[];
  /** The last turn before these. */
  before: DraftLine | undefined;
  /** How many chapters there are already. */
  chapters: number;
  /** Called for turns in order, as long as none before was doubted. */
  onTurn(turn: Turn): void;
};

/** Where nobody said WELCOME, it comes behind so many turns. */
const LATEST_WELCOME = 14;
/** So many turns tell whether it is the language that was asked for. */
const TELLING_TURNS = 3;
const ASKS = /[?？]["”»]?\s*$/u;

const other = (speaker: DraftLine['speaker']): DraftLine['speaker'] =>
  speaker === 'HOST' ? 'COHOST' : 'HOST';

/**
 * Takes what a model writes, item by item, into turns of HOST and COHOST with their citations and chapters, and lets
 * each go on as soon as the gate has nothing against it or any before it.
 */
export function takeTurns({ rules, mode, welcome, before, chapters, onTurn }: Options) {
  const turns: Turn[] = [];
  const titles: string[] = [];
  let isNewChapter: string | undefined;
  let pending: Turn | undefined;
  let isWelcomeDue = false;
  let welcomed = welcome.length === 0;
  let isFlipped = false;
  let told = 0;
  let isHeld = false;

  const last = (): DraftLine | undefined => turns.at(-1) ?? before;
  const chapter = (): number => Math.max(0, chapters + titles.length - 1);

  function beginChapter(): void {
    if (isNewChapter === undefined) return;
    titles.push(isNewChapter);
    isNewChapter = undefined;
  }

  function release(): void {
    while (!isHeld && told < turns.length) {
      const turn = turns[told];
      if (!turn) return;
      isHeld = !turn.isFixed && lineFaults(turn, turns[told - 1] ?? before, rules).length > 0;
      if (isHeld) return;
      told++;
      onTurn(turn);
    }
  }

  /** The first turns wait until they tell their language. */
  function releaseOnceTold(isEnd: boolean): void {
    if (told === 0 && !isEnd && turns.length < TELLING_TURNS && before === undefined) {
      const text = turns.map((turn) => turn.text).join(' ');
      if (text.length < 60) return;
    }
    if (told === 0 && isForeign(turns.map((turn) => turn.text).join(' '), rules)) isHeld = true;
    release();
  }

  function settle(isEnd = false): void {
    if (pending) turns.push(pending.isFixed ? pending : { ...pending, ...cited(pending, last(), rules) });
    pending = undefined;
    releaseOnceTold(isEnd);
  }

  /** Greeting and credit, by whoever is due and the other one. */
  function sayWelcome(first: DraftLine['speaker']): void {
    settle();
    welcomed = true;
    isWelcomeDue = false;
    const speakers = [first, other(first)];
    for (const [at, line] of welcome.entries())
      turns.push({ ...line, speaker: speakers[at] ?? first, chapter: chapter(), isFixed: true });
    release();
  }

  /** A greeting cuts nothing where nobody waits for an answer; where no place was named, HOST begins anew there. */
  function mayWelcome(due: DraftLine['speaker']): boolean {
    const latest = pending ?? turns.at(-1);
    if (!latest || (mode === 'dialogue' && latest.speaker === due)) return false;
    return !ASKS.test(latest.text) && (isWelcomeDue || due === 'HOST');
  }

  function takeTurn({ speaker, text, cites, isImage }: Extract<WireItem, { is: 'turn' }>): void {
    if (text === '') return;
    const latest = pending ?? last();
    let due = speaker ?? (latest ? other(latest.speaker) : 'HOST');
    if (mode === 'monologue') due = 'HOST';
    else {
      if (!latest && due === 'COHOST') isFlipped = true;
      if (speaker && isFlipped) due = other(due);
      // Behind what was said before, HOST begins: what COHOST says there answers nobody.
      if (!pending && turns.length === 0 && before?.speaker === due) return;
    }
    const isLate = !welcomed && turns.length + (pending ? 1 : 0) >= LATEST_WELCOME;
    if ((isWelcomeDue || isLate) && mayWelcome(due)) sayWelcome(due);
    if (mode === 'dialogue' && pending?.speaker === due) {
      // One thought that the model wrote as two items.
      pending = {
        ...pending,
        text: `${pending.text} ${text}`,
        cites: [...new Set([...pending.cites, ...cites])],
      };
      if (pending.cites.length > 0) pending.kind = 'fact';
      return;
    }
    settle();
    beginChapter();
    const kind = cites.length > 0 ? 'fact' : isImage ? 'illustration' : 'reaction';
    pending = { speaker: due, text, cites, kind, chapter: chapter() };
  }

  return {
    take(line: WireLine): void {
      const item = readWire(line);
      if (item.is === 'welcome') isWelcomeDue = !welcomed;
      else if (item.is === 'chapter') isNewChapter = item.title;
      else takeTurn(item);
    },
    /** All there is, in turns; `told` of them have gone on. */
    end(): { turns: Turn[]; titles: string[]; told: number } {
      settle(true);
      if (!welcomed && turns.length > 0) {
        const size = mode === 'dialogue' ? 2 : 1;
        // In front of the last exchange, as long as nobody has heard it.
        const at = turns.length - size;
        const isFree = at >= Math.max(told, size) && turns[at]?.speaker === 'HOST';
        const place = isFree ? at : turns.length;
        if (isFree || turns.length % size === 0)
          turns.splice(
            place,
            0,
            ...welcome.map(
              (line): Turn => ({ ...line, chapter: turns[place - 1]?.chapter ?? 0, isFixed: true }),
            ),
          );
      }
      release();
      return { turns, titles, told };
    },
    isForeign: (): boolean => told === 0 && isForeign(turns.map((turn) => turn.text).join(' '), rules),
    /** How many turns have gone on already. */
    told: (): number => told,
    /** What was taken so far, of each turn so much. */
    parts: (chars: number): { text: string }[] =>
      [...turns, ...(pending ? [pending] : [])].map(({ text }) => ({ text: text.slice(0, chars) })),
  };
}
