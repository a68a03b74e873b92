import { stemOf } from '@parlance/language/text/fold';
import { type ByLanguage, rowFor } from '../by-language.ts';
import type { Clause } from './read-stance.ts';
import { STANCE_WORDS } from './stance-words.ts';

/** Pairs of words that cannot both be said of a thing, folded. Universals are read as limits. */
const OPPOSITES: ByLanguage<string> = {
  en: 'love hate|loved hated|liked disliked|like dislike|favour against|favor against|allow forbid|allowed forbidden|accept reject|accept refuse|accepted refused|agree refuse|approve reject|allow refuse|let refuse|let forbid|before after|first last|early late|rise fall|rose fell|increase decrease|increased decreased|grow shrink|best worst|good bad|better worse|with without|remember forget|true false|easy difficult|easy hard|strong weak|strong weaker|large small|big small|cheap expensive|rich poor|success fail|succeed fail|won lost|win lose|open closed|opened closed|inside outside|possible impossible|common rare|usual unusual|common uncommon|happy unhappy|known unknown|legal illegal|stop continue|ceased continued|keep lose|gain lose|useful useless|harmless harmful|harmless dangerous|safe dangerous|present absent|same different|more less|most least|obligatory voluntary|mandatory optional|voluntary compulsory|old new|warm cold|hot cold|high low|few many|north south|east west|believe doubt|hope fear|confirm deny|support oppose|supported opposed|for against|alive dead|full empty|guilty innocent|alone together|public secret|permanent temporary|praised criticised|praised criticized|welcomed criticised|welcomed criticized|popular unpopular|poor rich|advantage disadvantage',
  de: 'liebt hasst|erlaubt verboten|erlauben verbieten|annehmen ablehnen|nimmt ablehnt|angenommen abgelehnt|vor nach|erste letzte|fruh spat|steigt sinkt|stieg sank|gestiegen gesunken|beste schlechteste|gut schlecht|besser schlechter|mit ohne|erinnert vergessen|wahr falsch|leicht schwer|einfach schwierig|stark schwach|gross klein|billig teuer|reich arm|gelungen gescheitert|gewonnen verloren|offen geschlossen|geoffnet geschlossen|innen aussen|moglich unmoglich|bekannt unbekannt|legal illegal|nutzlich nutzlos|harmlos gefahrlich|sicher gefahrlich|gleich verschieden|gleich unterschiedlich|mehr weniger|meisten wenigsten|freiwillig verpflichtend|freiwillig pflicht|alt neu|warm kalt|heiss kalt|hoch niedrig|viele wenige|nord sud|bestatigt bestritten|dafur dagegen|lebendig tot|voll leer|schuldig unschuldig|gelobt kritisiert|begrusst kritisiert|allein zusammen|zugenommen abgenommen|oft selten',
  es: 'ama odia|permite prohibe|permitido prohibido|permitir prohibir|acepta rechaza|acepto rechazo|aceptar rechazar|antes despues|primero ultimo|temprano tarde|sube baja|subio bajo|mejor peor|bueno malo|con sin|recuerda olvida|verdadero falso|facil dificil|fuerte debil|grande pequeno|barato caro|rico pobre|gano perdio|abierto cerrado|dentro fuera|posible imposible|comun raro|conocido desconocido|legal ilegal|util inutil|seguro peligroso|inofensivo peligroso|igual distinto|igual diferente|mas menos|voluntario obligatorio|viejo nuevo|caliente frio|alto bajo|muchos pocos|norte sur|confirma desmiente|favor contra|vivo muerto|lleno vacio|culpable inocente|elogio critico|aumento disminuyo|aumenta disminuye',
  fr: 'aime deteste|permet interdit|autorise interdit|accepte refuse|accepte rejette|avant apres|premier dernier|tot tard|monte baisse|augmente baisse|augmente diminue|meilleur pire|bon mauvais|avec sans|souvient oublie|vrai faux|facile difficile|fort faible|grand petit|cher bon|riche pauvre|gagne perdu|ouvert ferme|dedans dehors|possible impossible|courant rare|connu inconnu|legal illegal|utile inutile|sur dangereux|inoffensif dangereux|meme different|plus moins|volontaire obligatoire|facultatif obligatoire|vieux nouveau|chaud froid|haut bas|nord sud|confirme dement|reconnu rejete|pour contre|vivant mort|plein vide|coupable innocent',
  it: 'ama odia|permette vieta|permesso vietato|consentito vietato|accetta rifiuta|accettato rifiutato|prima dopo|primo ultimo|presto tardi|sale scende|aumenta diminuisce|aumentato diminuito|migliore peggiore|buono cattivo|con senza|ricorda dimentica|vero falso|facile difficile|forte debole|grande piccolo|economico caro|ricco povero|vinto perso|aperto chiuso|dentro fuori|possibile impossibile|comune raro|noto ignoto|legale illegale|utile inutile|sicuro pericoloso|innocuo pericoloso|uguale diverso|piu meno|volontario obbligatorio|facoltativo obbligatorio|vecchio nuovo|caldo freddo|alto basso|molti pochi|nord sud|conferma smentisce|favore contro|vivo morto|pieno vuoto|colpevole innocente',
  pt: 'ama odeia|permite proibe|permitido proibido|permitir proibir|admitir proibir|aceita recusa|aceitou recusou|aceitou rejeitou|antes depois|primeiro ultimo|cedo tarde|sobe desce|subiu caiu|aumentou diminuiu|melhor pior|bom ruim|com sem|lembra esquece|verdadeiro falso|facil dificil|forte fraco|grande pequeno|barato caro|rico pobre|ganhou perdeu|aberto fechado|dentro fora|possivel impossivel|comum raro|conhecido desconhecido|legal ilegal|util inutil|seguro perigoso|inofensivo perigoso|igual diferente|mais menos|voluntario obrigatorio|facultativo obrigatorio|velho novo|quente frio|alto baixo|muitos poucos|norte sul|confirma desmente|favor contra|vivo morto|cheio vazio|culpado inocente',
};

const tables = new Map<string, ReadonlySet<string>>();

function tableOf(language: string): ReadonlySet<string> {
  const found = tables.get(language);
  if (found) return found;
  const pairs = (rowFor(OPPOSITES, language) ?? '').split('|').map((pair) => pair.split(' ').map(stemOf));
  const table = new Set(pairs.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
  tables.set(language, table);
  return table;
}

/** Two clauses about the same, and all of the line and of its passages: a word that both have is turned by none. */
type Pair = {
  clause: Clause;
  other: Clause;
  said: readonly Clause[];
  known: readonly Clause[];
  language: string;
};

/** Words of a clause whose opposite stands in the other one: "forbidden" for "allowed", "common" for "uncommon". */
export function oppositesIn({ clause, other, said, known, language }: Pair): string[] {
  const table = tableOf(language);
  const un = rowFor(STANCE_WORDS, language)?.un;
  const stems = (clauses: readonly Clause[]) => new Set(clauses.flatMap(({ all }) => all.map(stemOf)));
  const [own, theirs] = [stems(said), stems(known)];
  const denies = (word: string, bare: string) =>
    un?.test(word) === true && stemOf(word.replace(un, '')) === stemOf(bare);
  const mine = clause.all.filter((word) => !theirs.has(stemOf(word)));
  const others = other.all.filter((word) => !own.has(stemOf(word)));
  return mine.filter((word) =>
    others.some(
      (one) => table.has(`${stemOf(word)} ${stemOf(one)}`) || denies(word, one) || denies(one, word),
    ),
  );
}
