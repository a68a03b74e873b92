import { baseLanguage } from '@parlance/kernel/languages';
import { PRODUCT_NAME } from '@parlance/kernel/product';

type Phrases = {
  chapters: string;
  /** True also of a script that a person wrote. */
  disclosure: string;
};

const english: Phrases = {
  chapters: 'Chapters',
  disclosure: `Made with AI by ${PRODUCT_NAME}. The voices are synthetic, and what they say may contain mistakes.`,
};

const byLanguage: Record<string, Phrases> = {
  en: english,
  pt: {
    chapters: 'Capítulos',
    disclosure: `Feito com IA pelo ${PRODUCT_NAME}. As vozes são sintéticas, e o que dizem pode conter erros.`,
  },
  es: {
    chapters: 'Capítulos',
    disclosure: `Hecho con IA por ${PRODUCT_NAME}. Las voces son sintéticas, y lo que dicen puede contener errores.`,
  },
  fr: {
    chapters: 'Chapitres',
    disclosure: `Réalisé avec l’IA par ${PRODUCT_NAME}. Les voix sont synthétiques, et leurs propos peuvent contenir des erreurs.`,
  },
  de: {
    chapters: 'Kapitel',
    disclosure: `Mit KI gemacht von ${PRODUCT_NAME}. Die Stimmen sind synthetisch, und was sie sagen, kann Fehler enthalten.`,
  },
  it: {
    chapters: 'Capitoli',
    disclosure: `Realizzato con l’IA da ${PRODUCT_NAME}. Le voci sono sintetiche e ciò che dicono può contenere errori.`,
  },
};

/** What the show notes say of themselves, in the language of the script where we know it. */
export const phrasesFor = (language: string): Phrases => byLanguage[baseLanguage(language)] ?? english;
