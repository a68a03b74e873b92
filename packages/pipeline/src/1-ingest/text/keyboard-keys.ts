const KEY =
  'Esc(?:ape)?|Ctrl|Control|Alt|AltGr|Shift|Enter|Return|Tab|Space(?:bar)?|Del(?:ete)?|Ins(?:ert)?|Backspace|Home|End|Page ?(?:Up|Down)|Command|Option|F\\d{1,2}|Strg|Umschalt|Eingabe|Entf|Leertaste|Entrée|Échap|Maj|Suppr|Espace|Intro|Mayús|Supr|Espacio|Invio|Maiusc|Canc|Spazio|Espaço';
/** "[Escape]"; what stands in brackets otherwise points to a work. */
export const PRESSED = new RegExp(`\\[(${KEY})\\]`, 'gu');

/** A key to be pressed, as it is said. */
export const keysInWords = (text: string): string => text.replace(PRESSED, '$1');
