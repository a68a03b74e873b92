import type { ByLanguage } from '../by-language.ts';

/** Endings with the forms for gender and number that a language gives them. */
const withForms = (stems: string, forms: string): string[] =>
  stems.split(' ').flatMap((stem) => forms.split(' ').map((form) => stem + (form === '-' ? '' : form)));

export type PeopleEndings = {
  /** Behind a name that may have lost its own ending: "Mexic|o", "Mexic|an". */
  any: readonly string[];
  /** Only behind the whole name, because other words end so too: "Iraq|i", "Áustria", "austría|co". */
  whole: readonly string[];
};

/** What makes a people of a country's name; folded. The gender alone ("argentino") is too little to tell. */
export const PEOPLE_ENDINGS: ByLanguage<PeopleEndings> = {
  en: { any: withForms('an ian ean ese iot', '- s'), whole: withForms('n i lese vian er', '- s') },
  pt: {
    any: [
      ...withForms('an ian en enh', 'o a os as'),
      ...withForms('ens iens', 'e es'),
      ...withForms('es', '- a es as'),
      ...withForms('ita iota eu eia', '- s'),
    ],
    whole: [...withForms('c tic', 'o a os as'), ...withForms('i', '- s')],
  },
  es: {
    any: [
      ...withForms('an ian en e', 'o a os as'),
      ...withForms('ens iens', 'e es'),
      ...withForms('es', '- a es as'),
      ...withForms('ita iota', '- s'),
    ],
    whole: [...withForms('c tic tec', 'o a os as'), ...withForms('i', '- es')],
  },
  fr: {
    any: [
      ...withForms('ien en een', '- ne s nes'),
      ...withForms('ain cain', '- e s es'),
      ...withForms('ais', '- e es'),
      ...withForms('ite iote', '- s'),
    ],
    whole: [...withForms('ois lais', '- e es'), ...withForms('in', '- e s es')],
  },
  de: {
    any: [
      ...withForms('isch nisch anisch esisch', '- e en er es em'),
      ...withForms('er ier', '- n s in innen'),
      ...withForms('ese', '- n'),
    ],
    whole: [...withForms('erisch', '- e en er es em'), ...withForms('ner aner', '- n s in innen')],
  },
  it: {
    any: [...withForms('an ian en e', 'o a i e'), ...withForms('es', 'e i'), ...withForms('it iot', 'a i e')],
    whole: [...withForms('c tic', 'o a i he'), ...withForms('les', 'e i')],
  },
};

/** What a country's name may lose before such an ending. */
export const LOST_ENDINGS: ReadonlySet<string> = new Set(
  'a e i o u y ia ie en ien um us os as es on que istan stan'.split(' '),
);
