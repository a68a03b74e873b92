import type { WrittenLanguage } from '@parlance/language/languages';

const verbs = (endings: string, others: string, nouns: string): string =>
  `(?<![\\p{L}’'])(?!(?:${nouns})(?!\\p{L}))(?:${endings}|${others})(?!\\p{L})`;

/** A sentence begins with a capital; of any other word with one, it is a name. */
const STEM = '(?:^[\\p{Lu}]\\p{Ll}|\\p{Ll}{2})\\p{Ll}*';

/**
 * Verbs that mean "I" with nobody named, in languages that leave the pronoun out: endings that no other person has,
 * and not the nouns that end alike.
 */
export const OWN_VERBS: Partial<Record<WrittenLanguage, string>> = {
  pt: verbs(
    `${STEM}ei`,
    '[Ff]iquei|[Dd]ei|[Vv]i|[Ll]i|[Ss]aí|[Aa]bri|[Oo]uvi|[Pp]edi|[Pp]arti|[Ss]ubi|[Dd]esci|[Ss]enti|[Dd]ormi|[Pp]erdi|[Cc]onsegui|[Ee]screvi|[Rr]ecebi|[Cc]orri|[Vv]ivi|[Cc]aí|[Bb]ebi|[Cc]omi|[Pp]ude|[Qq]uis|[Tt]ive|[Ee]stive|[Ss]oube|[Vv]im|[Vv]ou|[Ss]ei|[Pp]osso|[Qq]uero|[Ff]aço|[Dd]igo|[Vv]ejo|[Cc]onheço|[Mm]oro',
    'hockei|vôlei|jóquei|pônei|[Ff]rei|grei|Sirlei|Shirlei|Vanderlei|Wanderlei|Claudinei|Sidnei',
  ),
  es: verbs(
    `${STEM}(?:é|[cd]í)`,
    '[Vv]i|[Dd]i|[Ll]eí|[Ss]alí|[Oo]í|[Ss]entí|[Vv]iví|[Ee]scribí|[Aa]brí|[Ss]ubí|[Pp]ude|[Pp]use|[Qq]uise|[Vv]ine|[Dd]ije|[Tt]uve|[Ee]stuve|[Ss]upe|[Tt]raje|[Vv]oy|[Dd]oy|[Ss]é|[Qq]uiero|[Pp]uedo|[Dd]igo|[Hh]ago|[Ss]algo|[Cc]onozco|[Hh]e|[Hh]abré',
    '[Qq]ué|[Pp]orqué|André|comité|bebé|chimpancé|José|bufé|puré|chalé|carné|olé|canapé|café|esté|corsé|parqué|cliché|paté|minué|chaqué|bisté',
  ),
  it: verbs(
    `${STEM}(?:avo|evo)|\\p{Ll}{3,}ai`,
    '[Cc]apivo|[Dd]ormivo|[Ss]entivo|[Ff]inivo|[Vv]enivo|[Uu]scivo|[Pp]artivo|[Aa]vevo|[Dd]issi|[Ff]eci|[Vv]idi|[Pp]resi|[Mm]isi|[Cc]hiesi|[Ss]crissi|[Ll]essi|[Vv]enni|[Ss]eppi|[Vv]olli|[Rr]imasi|[Ss]cesi|[Ff]ui|[Ss]o|[Vv]oglio|[Pp]osso|[Vv]ado|[Ff]accio|[Dd]ico|[Dd]evo',
    'bravo|schiavo|ottavo|rilievo|allievo|sollievo|medioevo|Medioevo|scavo|incavo|longevo|assai|ormai|semmai|operai|giornalai|fornai|notai|rosai|acciai|marinai|solai|macellai|calzolai|pollai|usurai',
  ),
};
