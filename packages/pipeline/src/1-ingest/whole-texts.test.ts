import { eldLanguageDetector } from '@parlance/adapters/language-detector/eld';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ingestPaste } from './text/paste.ts';

/** Sentences of stories in the words that pages print around texts, machines have, and printers point with. */
const SENTENCES = {
  en: [
    'In October a photo came from Mrs Aziz: below Toto, a new line, and after it, in brackets, "lying down".',
    'Photos from the wreck hung in the hall until the spring.',
    'Nobody ever named the source of the money.',
    'Share your bread with him, she wrote, and he did.',
    'Read more slowly, my aunt said, and you will see her.',
    'The streets that were closed were marked in red on the map.',
    'We sat at table 4, and the tram on line 5 went by.',
    'Many species lose their eyes underground.',
    'More about her, he said, he would not tell: she had asked him not to.',
    'A picture of the two of them stood on the piano, and all rights to it were reserved for her.',
  ],
  de: [
    'Im Oktober kam ein Foto: unten eine neue Zeile, und dahinter in Klammern „im liegen“.',
    'Fotos von damals hingen bis zum Frühjahr im Saal.',
    'Die Quelle des Geldes hat niemand je genannt.',
    'Teilen wollte er das Brot, und er tat es auch.',
    'Mehr zum Lesen hatte sie nie, und so las sie alles zweimal.',
    'Auf der Zeile 3 stand sein Name, und er strich ihn aus.',
  ],
  es: [
    'En octubre llegó una foto: abajo, una línea nueva, y detrás, entre comillas, «tumbada boca arriba».',
    'Las fotos de entonces colgaron en la sala hasta la primavera.',
    'La fuente del dinero no la nombró nunca nadie.',
    'Compartir el pan era fácil, y lo compartió.',
    'Leer más despacio era lo que pedía mi tía.',
    'El Sr. Requena dijo que volvería, y «Sr. Requena» pone todavía en la puerta.',
  ],
  fr: [
    'En octobre une photo est arrivée : en bas, une ligne nouvelle, et derrière, entre guillemets, « couchée enfin ».',
    'Photos de famille et lettres sont restées dans la malle.',
    'La source de cet argent, il ne l’a dite à quelqu’un.',
    'Partager le pain était facile, et il le partagea.',
    'Lire la suite lui faisait peur, alors elle ferma le livre.',
    'Monsieur Le Goff, de Vitré, compte depuis longtemps les oiseaux avec sa femme.',
  ],
  it: [
    'In ottobre arrivò una foto: in basso una riga nuova, e dietro, fra virgolette, «distesa supina».',
    'Le foto di allora rimasero nella sala fino a primavera.',
    'La fonte del denaro non la disse mai, e nessuno sa che cosa c’è.',
    'Condividere il pane era facile, e lo divise.',
    'Leggere di più era il consiglio di mia zia.',
    'Sul citofono stava «Dott. Crivelli», in ottone.',
  ],
  pt: [
    'Em outubro chegou uma foto: embaixo, uma linha nova, e depois, entre aspas, "deitada enfim".',
    'As fotos daquele tempo ficaram na sala até a primavera.',
    'A fonte do dinheiro ninguém nunca revelou.',
    'Compartilhar o pão era fácil, e ele o dividiu.',
    'Leia mais devagar, dizia minha tia, e você vai vê-la.',
    'Li que a linha vai acabar porque "transporta poucos passageiros".',
  ],
} as const;

const BODY = {
  en: 'She had grown up by the harbour and knew every boat that lay there in the winter.',
  de: 'Sie war am Hafen aufgewachsen und kannte jedes Boot, das dort im Winter lag.',
  es: 'Ella había crecido junto al puerto y conocía cada barco que pasaba allí el invierno.',
  fr: 'Elle avait grandi près du port et connaissait chaque bateau qui y passait l’hiver.',
  it: 'Era cresciuta vicino al porto e conosceva ogni barca che vi passava l’inverno.',
  pt: 'Ela tinha crescido perto do porto e conhecia cada barco que passava ali o inverno.',
} as const;

const detector = eldLanguageDetector();
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

describe('a text of sentences that has no page around it', () => {
  it.each(Object.keys(SENTENCES) as (keyof typeof SENTENCES)[])('is read whole, in %s', (language) => {
    const some = fc.shuffledSubarray([...SENTENCES[language]], { minLength: 2 });
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 3 }), (sentences, apart) => {
        const all = [BODY[language], ...sentences];
        const paragraphs = Map.groupBy(all, (sentence) => Math.floor(all.indexOf(sentence) / apart));
        const text = [...paragraphs.values()].map((own) => own.join(' ')).join('\n\n');
        const { passages } = ingestPaste(detector, text, language);
        const read = lettersOf(passages.map((passage) => passage.text).join(' '));
        for (const sentence of all) expect(read).toContain(lettersOf(sentence));
      }),
      { numRuns: 25, seed: 53 },
    );
  });
});
