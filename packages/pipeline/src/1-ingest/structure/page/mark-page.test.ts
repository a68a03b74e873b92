import type { DocumentBlock } from '@parlance/ports/document-reader';
import { describe, expect, it } from 'vitest';
import { LeftOutCount } from '../left-out.ts';
import { markPage } from './mark-page.ts';
import { readPage } from './read-page.ts';

const paragraph = (text: string): DocumentBlock => ({ kind: 'paragraph', text });
const item = (text: string): DocumentBlock => ({ kind: 'item', text });
const heading = (text: string): DocumentBlock => ({ kind: 'heading', level: 2, text });

const BODY = {
  en: 'The boats of the village come home before the tide turns.',
  de: 'Die Boote des Dorfes kommen heim, bevor die Flut kippt.',
  es: 'Las barcas del pueblo vuelven antes de que cambie la marea.',
  fr: 'Les barques du village rentrent avant que la marée ne tourne.',
  it: 'Le barche del paese tornano prima che cambi la marea.',
  pt: 'Os barcos da vila voltam antes que a maré mude.',
};
type Language = keyof typeof BODY;

/** The kinds of these blocks in the middle of an article. */
function kindsIn(language: Language, ...blocks: DocumentBlock[]): string[] {
  const body = Array.from({ length: 4 }, () => paragraph(BODY[language]));
  const marked = markPage([...body, ...blocks, ...body], language);
  return marked.slice(body.length, body.length + blocks.length).map(({ kind }) => kind);
}

/** The kind of the last paragraph of an article. */
const kindAtEnd = (language: Language, text: string, ...before: string[]): string | undefined =>
  markPage([...Array.from({ length: 7 }, () => BODY[language]), ...before, text].map(paragraph), language).at(
    -1,
  )?.kind;

describe('between the paragraphs of an article', () => {
  it.each<[Language, string]>([
    ['en', 'Image'],
    ['en', 'HARBOUR NEWS —'],
    ['en', '03:08 - Source: Harbour News'],
    ['en', 'Photos by Ada Hill (Shutterstock), J B, old harbour 2012.'],
    ['en', '(All photos: Harbour staff)'],
    ['en', '1:39 PM ET'],
    ['en', 'Feb. 21, 2019'],
    ['en', '[What you need to know: Get Harbour Today in your inbox.]'],
    ['en', 'Related: Nets are getting more expensive'],
    ['en', 'Read the full transcript of the talk'],
    ['en', '16/50 The pier at noon, before the storm took it.'],
    ['es', 'Vea el video de la salida de las barcas'],
    ['en', 'This article originally appeared in The Harbour.'],
    ['en', 'Powered by Nets.example'],
    ['en', 'Sign up for our weekly newsletter.'],
    ['en', 'Posted by Ada Hill, Max Bay on 2019-02-15, all posts.'],
    ['en', 'As always, let us know what you think on our forum.'],
    ['de', 'Lesen Sie auch: Warum die Netze teurer werden'],
    ['de', 'Foto: Ada Hill'],
    ['de', 'Abb.: Das Boot auf einem Bild aus dem Hafen'],
    ['de', 'Jetzt den kostenlosen Newsletter abonnieren!'],
    ['es', 'Lea también: Por qué suben las redes'],
    ['es', 'Este artículo fue publicado en El Puerto.'],
    ['fr', 'Lire aussi : Les filets coûtent-ils plus cher ?'],
    ['fr', 'Revivez le direct du retour des barques avec vos questions.'],
    ['it', 'Leggi anche: Perché le reti costano di più'],
    ['it', 'Iscriviti alla newsletter del porto.'],
    ['pt', 'Leia também: Por que as redes ficam mais caras'],
    ['pt', '21 de fevereiro de 2019'],
    ['en', 'Correction: This article named the wrong harbour.'],
    ['en', 'Updated on September 19 at 3:15 p.m.'],
    ['en', 'There may be small errors in this transcript.'],
    ['de', 'Aktualisiert am 3. Mai um 12 Uhr.'],
    ['fr', 'Mis à jour le 3 mai à midi.'],
    ['fr', 'Article mis à jour le 7 janvier 2020.'],
    ['es', 'Nota actualizada el 7 de enero de 2020.'],
    ['pt', 'Matéria atualizada em 7 de janeiro de 2020.'],
    ['en', 'Update (March 3): The council has answered.'],
    ['en', 'Try us for free for 30 days!'],
    ['en', 'Start your free trial today!'],
    ['en', 'The Harbour has a disclosure policy.'],
    ['de', 'Anmerkung der Redaktion: Die Zahl der Boote wurde berichtigt.'],
    ['de', 'Jetzt kostenlos testen!'],
    ['es', 'Corrección: el nombre del puerto era otro.'],
    ['fr', 'Mise à jour : le conseil a répondu.'],
    ['it', 'Errata corrige: il porto era un altro.'],
    ['pt', 'Correção: o nome do porto estava errado.'],
    ['pt', 'Experimente grátis por 30 dias!'],
  ])('what leads elsewhere or cannot be heard is not told (%s: %s)', (language, text) => {
    expect(kindsIn(language, paragraph(text))).toEqual(['boilerplate']);
  });

  it('an invitation goes with what stands under it', () => {
    const invitation = heading('The harbour changes. Keep up with the Harbour Daily newsletter');
    expect(kindsIn('en', invitation, paragraph('The best way to follow the boats.'))).toEqual([
      'boilerplate',
      'boilerplate',
    ]);
  });

  it('what stands under a picture is not told, a list and what heads a part are', () => {
    expect(
      kindsIn('en', paragraph('Ada Hill with her daughter in the yard where she keeps old nets')),
    ).toEqual(['caption']);
    expect(kindsIn('en', paragraph('The old pier of the harbour at noon - Image: Foundation'))).toEqual([
      'caption',
    ]);
    expect(kindsIn('en', item('The harbour seen from the hill'))).toEqual(['caption']);
    expect(kindsIn('en', paragraph('old nets'))).toEqual(['caption']);
    expect(kindsIn('en', item('A rope'), item('Two lamps'))).toEqual(['item', 'item']);
    expect(kindsIn('en', paragraph('Back on the boat'))).toEqual(['paragraph']);
  });

  it.each<[Language, string]>([
    ['en', 'A newsletter of the harbour was printed here for forty years.'],
    ['en', 'People who want to subscribe to the paper walk to the pier.'],
    ['en', 'The picture was taken by a child, and it hangs in the church.'],
    ['en', 'On Feb. 21, 2019, the pier was closed.'],
    ['de', 'Lesen Sie auch abends noch auf dem Boot?'],
    ['fr', 'Lire aussi bien que parler, voilà ce que le maître voulait.'],
    ['es', 'Este artículo de cuero se vende en el puerto.'],
    ['pt', 'Leia também quem quiser, dizia o cartaz.'],
  ])('sentences stay (%s: %s)', (language, text) => {
    expect(kindsIn(language, paragraph(text))).toEqual(['paragraph']);
  });

  it('a paragraph that lost its last full stop stays', () => {
    const torn = 'The boats are old. They carry nets, ropes and lamps to the other side of the bay';
    expect(kindsIn('en', paragraph(torn))).toEqual(['paragraph']);
  });
});

describe('who wrote it', () => {
  it.each<[Language, string]>([
    ['en', 'Ada Hill is a reporter who covers rivers and harbours.'],
    ['de', 'Ada Hill ist Redakteurin und schreibt über Häfen.'],
    ['es', 'Ada Colina es periodista e investigadora del puerto'],
    ['pt', 'Ada Colina é jornalista e vive no porto.'],
  ])('is not told at the end (%s)', (language, text) => {
    expect(kindAtEnd(language, text)).toBe('boilerplate');
  });

  it('is not told near the beginning either, though a byline names them', () => {
    const page = ['Ada Hill', 'The pier at noon', BODY.en, 'Ada Hill is a reporter who covers rivers.'];
    const marked = markPage([...page, ...Array(6).fill(BODY.en)].map(paragraph), 'en');
    expect(marked[3]?.kind).toBe('boilerplate');
  });

  it('is told where the article speaks of them', () => {
    const before = 'Nobody knew the harbour as Ada Hill did.';
    expect(kindAtEnd('en', 'Ada Hill is a writer of letters.', before)).toBe('paragraph');
  });
});

describe('a paragraph that is only a link', () => {
  it('names another page, and heads nothing', () => {
    expect(kindsIn('en', { ...paragraph('Mayor asks for new nets'), linked: true })).toEqual(['boilerplate']);
    expect(kindsIn('en', paragraph('Mayor asks for new nets'))).toEqual(['paragraph']);
  });
});

describe('a page made to be slow', () => {
  const TIMES = 10_000;
  it.each([
    'Read also: Nets of the old harbour',
    '“Boats and nets and ropes and lamps of the harbour.',
    'Ada Hill',
    '7. Wash the ropes',
    'Nets boats ropes lamps tides piers. Source: Supplied',
    'Nets boats ropes lamps tides piers and gulls',
  ])('takes time that grows with its length alone: %s', (line) => {
    const page = Array.from({ length: TIMES }, (_, at) => paragraph(at % 2 ? BODY.en : line));
    const started = performance.now();
    readPage(markPage(page, 'en'), 'en', new LeftOutCount());
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
