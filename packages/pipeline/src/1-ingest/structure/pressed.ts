/** "Format→Quotes", "File > New": names of menus, one in the other. */
const MENU =
  /[\p{L}\d…)"”»] ?[→⇒➔➜▸►⟶➤] ?["“«]?[\p{Lu}\d]|[\p{L}.…] > ["“]?\p{Lu}\p{Ll}|(?<![\p{L}/])\p{Lu}\p{Ll}{2,20}(?:\/\p{Lu}\p{Ll}{2,20}){1,3}(?:\.\.\.|…)|["“]\p{Lu}\p{Ll}{2,20}\/\p{Lu}\p{Ll}[^"”/]{1,40}["”]/u;

const HELD = 'Ctrl|Strg|Control|Alt|AltGr|Shift|Umschalt|Maj|Mayús|Maiusc|Cmd|Command|Option|Super|Meta';
/** "Ctrl+S", "Alt-F4", "Strg + Umschalt + N": keys held together. */
export const HELD_TOGETHER = new RegExp(
  `(?<![\\p{L}\\d])(?:${HELD})\\]?(?: ?\\+ ?|-)\\[?(?:${HELD}|\\p{Lu}(?!\\p{Ll})|F\\d|\\d(?!\\d)|[a-z](?![a-z])|[^\\s\\p{L}\\d])`,
  'u',
);
/** "CtrlMajN", "CtrlF": the signs between them were pictures. */
const FUSED =
  /(?<![\p{L}\d])(?:Ctrl|Strg|Maj|Alt|Cmd|Shift|Option|Umschalt)(?:\p{Lu}(?!\p{Ll})|(?:Maj|Shift|Alt|Option|Umschalt)(?!\p{Ll})|[()[<>⇆⇑])/u;
/** "C-x", "M-RET": as Emacs has them. */
const CHORD = /(?<![\p{L}\d-])[CM]-(?:[a-z\d]|[CM]-|SPC|RET|TAB)(?!\p{L})/u;
const KEY_CAP = /[⇆⇥⇤⌘⇧⌥⌃⏎↵␣⇑⌫⌦⎋]/u;

/** "keys like P and N", "press F5", "hit “q”": a key by the letter that stands on it. */
const LETTER_KEY =
  /(?<!\p{L})(?:[Kk]eys?|[Pp]ress(?:es|ed|ing)?|[Hh]it(?:s|ting)?|Tasten?|[Dd]rück(?:en|t|e)|touches?|[Aa]ppuy(?:er|ez)|teclas?|[Pp]uls(?:ar|e|ando)|tasti?|[Pp]rem(?:ere|i|uto|endo))(?!\p{L})[^.;!?]{0,50}? (?:["“‘'«](?:[\p{L}\d]|F\d{1,2}|Esc|Enter|Tab|Alt)[”"’'»]|F\d{1,2}(?!\d)|(?![AIYOÀ] )\p{Lu}(?= (?:and|or|und|oder|et|ou|y|o|e) \p{Lu}(?![\p{L}\d])|[,.;)]|$))/u;
/** "strike p", "the M command". */
const NAMED_KEY =
  /(?<!\p{L})(?:[Pp]ress(?:ing)?|[Hh]it(?:ting)?|[Ss]trik(?:e|ing)) (?!a )[a-z](?=[\s,.;])|(?<!\p{L})[Tt]he [A-Za-z] (?:commands?|keys?|options?|flags?|switch|parameters?)(?!\p{L})/u;

const PRESSED = [MENU, HELD_TOGETHER, FUSED, CHORD, KEY_CAP];

/** What is there for fingers: keys, and the way through menus. */
export const isForFingers = (text: string): boolean => PRESSED.some((pattern) => pattern.test(text));
export const namesKey = (text: string): boolean => LETTER_KEY.test(text) || NAMED_KEY.test(text);
