import { UNREADABLE } from '@parlance/ports/document-reader';
import { withoutSentences } from './said-sentences.ts';

const DISPLAY = /^(?:\$\$|\\\[|\\begin\{(?:equation|align|gather|eqnarray|displaymath|math)\*?\})/;
const OPERATOR = /[=≤≥<>±×÷·√∑∏∫∂∞≈≠∝∈∉⊂⊆∪∩∀∃∇→⇒⇔^|+]|[\u2200-\u22ff]|[\u{1d400}-\u{1d7ff}]/u;
const WORD = /\p{L}{3,}/gu;
const MAX_CHARS = 240;

/** A line of mathematics: operators and single letters, hardly a word. */
export function isFormula(text: string): boolean {
  if (DISPLAY.test(text)) return true;
  if (text.length > MAX_CHARS || !OPERATOR.test(text)) return false;
  const signs = text.match(/\S/g)?.length ?? 1;
  const inWords = (text.match(WORD) ?? []).reduce((sum, word) => sum + word.length, 0);
  return inWords / signs < 0.35;
}

const GREEK =
  'alpha|beta|gamma|delta|epsilon|zeta|eta|theta|iota|kappa|lambda|mu|nu|xi|pi|rho|sigma|tau|upsilon|phi|chi|psi|omega';
export const SYMBOL = new RegExp(
  `^(?:\\\\?(${GREEK})|\\\\(?:mathrm|mathbf|mathcal|text)\\{(\\w{1,20})\\}|(\\d{0,4}[A-Za-z]{0,3}))(?:[_^]\\{?(\\w{1,4})\\}?)?'?$`,
  'i',
);
const INLINE = /\$(?=\S)([^$\n]{1,120})(?<=\S)\$(?!\d)|\\\(([^\n$()]{1,120})\\\)/g;
/** Stands for a formula until the sentence around it is left out; readers put it where they met one. */
const UNSAID = UNREADABLE;
/** "x ∈ Z", "f(n) = 1": what is no word and no number of things. */
const RELATION =
  /\d ?\* ?\d|[∈∉∑∫√∏∀∃∂⊂⊆∪∩≡]|[α-ω][A-Z][α-ω]|(?<![\w'’.?&/#-])[A-Za-z]\w?(?:\([\w, ]{1,20}\))? ?[=≠≤≥] ?[\w(−-]|(?<![\w'’.-])[A-Za-z] (?:[−×·∗⋅]|[+*-](?= \S)) ?(?:\d|[A-Za-z](?![\w'’]))/;
const IN_BRACKETS = / ?\(([^()]{1,120})\)/g;

const said = (formula: string): string => {
  const found = SYMBOL.exec(formula.trim());
  const name = found?.[1] ?? found?.[2] ?? found?.[3];
  return name ? [name, found?.[4]].filter(Boolean).join(' ') : UNSAID;
};

/** "Let ⃗w be", "∆t", "Introducࢢon": signs, and letters of a script that no word shares with ours, for what a font drew. */
const DRAWN =
  /[\u20d0-\u20ff]|∆|\p{Script=Latin}(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])[\p{Lo}\p{Co}\p{Cn}]\p{Script=Latin}/u;

/** Two letters of it beside each other. */
const IN_GREEK = /\p{Script=Greek}{2}/u;

/** "modi ed", "the rst net": two letters in one sign, which the font of a page has no name for. */
const LOST_SIGN =
  /(?<!\p{L})(?:(?:in)?signi|speci|modi|identi|classi|quali|noti|veri|justi|certi|simpli) (?:ed|es|er|ers|c|cs|cally|cation|cations|able|cant|cantly|ng)(?!\p{L})|(?<!\p{L})(?:de (?:ned|ning|nitions?|nitely)|con (?:gure[ds]?|gurations?|rm|rmed|rms|rmation|icts?))(?!\p{L})|(?<!\p{L})(?:the|a) (?:rst|nal|oor|oat|ag|ags|eld|elds|lter)(?!\p{L})|(?<!\p{L})(?:(?:in)?e(?:cien(?:t|tly|cy)|ects?|ective(?:ly)?|orts?)|(?:in)?su(?:cient|ciently|ers?)|coecients?|dier(?:s|ed|ent|ently|ences?)?|a(?:ects?|ected)|oer(?:s|ed|ing)?|(?:re|pre|user-|un)?de(?:ned|nes?|ning|nitions?)|(?:un)?speci(?:ed|er|ers|c|cally|cations?)|identi(?:ed|es|er|ers|cations?)|modi(?:ed|es|cations?)|con(?:gured?|gurations?|rmed|icts?)|(?:in)?signicant(?:ly)?|scientic|benets?|certicates?|satis(?:ed|es)|veri(?:ed|es|cation)|classi(?:ed|cation)|simpli(?:ed|es)|innite|overow|workow|ocial(?:ly)?|opened les)(?!\p{L})/u;

/** "the horizon δ", "σY", "‖x‖": a letter that stands for a quantity; "5 μm", "π" and "an α-helix" are words. */
const QUANTITY =
  /[‖〈〉⟨⟩˜]|(?<![\p{L}\d])[A-Za-z][α-ωΓΔΘΛΞΠΣΦΨ](?!\p{L})|(?<!\p{L})[α-ωΓΔΘΛΞΠΣΦΨ][A-Za-z](?<!μ[A-Za-z])(?!\p{L})|(?<![\p{L}\d-])(?<!\d )[αβγδεζηθικλνξρστφχψωΓΔΘΛΞΣΦΨ](?=[\s,.;:)]|$)/u;

/** "each vertex v has", "if x is a list": what a letter stands for. */
const VARIABLE =
  /(?<!\p{L})(?:vertex|node|symbol|integer|value|number|variable|constant|point|vector|matrix|element|string|parameter|index|set|function|if|where|whether) ([b-hj-z]|[B-HJ-Z](?= (?:is|denotes|has) (?:an?|the|not) ))(?= (?:is|are|has|have|evaluates|denotes|in|of|and|or)(?!\p{L})|[,.;])/u;

const isUnsaid = (text: string): boolean =>
  VARIABLE.test(text) ||
  text.includes(UNSAID) ||
  RELATION.test(text) ||
  (QUANTITY.test(text) && !IN_GREEK.test(text)) ||
  DRAWN.test(text) ||
  LOST_SIGN.test(text);

/** "a model $M$" is said "a model M"; a sentence around a formula that can't be said is left out with it. */
export function withoutFormulas(text: string): string {
  const spoken = text
    .replace(INLINE, (_, dollars?: string, brackets?: string) => said(dollars ?? brackets ?? ''))
    .replace(IN_BRACKETS, (whole, inside: string) => (isUnsaid(inside) ? '' : whole));
  return withoutSentences(spoken, isUnsaid);
}
