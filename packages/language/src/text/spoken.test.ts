import { describe, expect, it } from 'vitest';
import { de } from '../languages/de/de.ts';
import { en } from '../languages/en/en.ts';
import { es } from '../languages/es/es.ts';
import { fr } from '../languages/fr/fr.ts';
import { it as italian } from '../languages/it/it.ts';
import { pt } from '../languages/pt/pt.ts';
import { withoutConnectives } from './connectives.ts';
import { fill, withPreposition } from './fill.ts';
import { finishTypography, toSpoken } from './spoken.ts';

describe('from the page to the ear', () => {
  it('leaves brackets out, and lets experts hear the short ones between commas', () => {
    const written = 'The lens (first order) weighed tonnes [12].';
    expect(toSpoken(written, en, 'intermediate')).toBe('The lens weighed tonnes.');
    expect(toSpoken(written, en, 'expert')).toBe('The lens, first order, weighed tonnes.');
  });

  it('splices no sentence between commas, whoever listens', () => {
    expect(toSpoken('These are notes from Sanne (he talks fast) on the tides.', en, 'expert')).toBe(
      'These are notes from Sanne on the tides.',
    );
  });

  it.each([
    ['O senhor é da prefeitura? — perguntou Anselmo.', 'O senhor é da prefeitura? perguntou Anselmo.', pt],
    ['¿Quién es? —preguntó Ana.', '¿Quién es? preguntó Ana.', es],
    ['Da vigilância — disse o homem.', 'Da vigilância, disse o homem.', pt],
    ['Chi è! – chiese Anna.', 'Chi è! chiese Anna.', italian],
  ])('sets a comma behind a reply that has no stop of its own: %s', (written, said, pack) => {
    expect(toSpoken(written, pack, 'expert')).toBe(said);
  });

  it.each([
    [
      en,
      'They sold lamps, oil etc. The town had none.',
      'They sold lamps, oil and so on. The town had none.',
    ],
    [en, 'They sold lamps, oil etc. in the town.', 'They sold lamps, oil and so on in the town.'],
    [
      de,
      'Es gab Lampen, Öl etc. Die Stadt hatte keine.',
      'Es gab Lampen, Öl und so weiter. Die Stadt hatte keine.',
    ],
  ])('keeps the stop of a sentence that ends in "etc.": $language', (pack, written, said) => {
    expect(toSpoken(written, pack, 'intermediate')).toBe(said);
  });

  it.each([
    [
      en,
      'Another lamp would be a waste of money — the town has three of them.',
      'Another lamp would be a waste of money. The town has three of them.',
    ],
    [
      de,
      'Eine weitere Lampe ist Verschwendung – die Stadt hat schon drei davon.',
      'Eine weitere Lampe ist Verschwendung. Die Stadt hat schon drei davon.',
    ],
    [
      fr,
      'Une autre lampe est un gaspillage – la ville en a déjà trois.',
      'Une autre lampe est un gaspillage. La ville en a déjà trois.',
    ],
    [
      en,
      'He liked one of them — the lamp that hung in the hall.',
      'He liked one of them, the lamp that hung in the hall.',
    ],
  ])('has a full stop before a clause that a dash leads in: %#', (pack, written, spoken) => {
    expect(toSpoken(written, pack, 'intermediate')).toBe(spoken);
  });

  it.each([
    [en, 'The keeper — the town paid him well — slept by day.', 'The keeper slept by day.'],
    [
      en,
      'While he likes nets — he has six of them — Bassi buys none.',
      'While he likes nets, Bassi buys none.',
    ],
    [en, 'The lamp — an old one — burns.', 'The lamp, an old one, burns.'],
    [en, 'The lamp — it may be lit — burns oil.', 'The lamp, it may be lit, burns oil.'],
    [
      en,
      'He said “the lamp — it was old — burns” and left.',
      'He said “the lamp, it was old, burns” and left.',
    ],
    [de, 'Der Turm – er war sehr hoch – fiel im Sturm.', 'Der Turm fiel im Sturm.'],
    [es, 'La torre — la ciudad la había pagado — cayó en 1860.', 'La torre cayó en 1860.'],
    [fr, 'La tour — elle était très haute — est tombée.', 'La tour est tombée.'],
    [en, 'Labeled as MDMA (the street term is ecstasy), it was sent.', 'Labeled as MDMA, it was sent.'],
  ])(
    'leaves out a sentence between dashes or brackets, which commas would splice: %#',
    (pack, written, spoken) => {
      expect(toSpoken(written, pack, 'intermediate')).toBe(spoken);
    },
  );

  it.each([
    [en, 'The shadow of of the deep web is long.', 'The shadow of the deep web is long.'],
    [en, 'He said that that was what he had had.', 'He said that that was what he had had.'],
    [en, 'It went on on Monday.', 'It went on on Monday.'],
    [de, 'Das ist die Regel von von der Stadt.', 'Das ist die Regel von der Stadt.'],
    [de, 'Die Leute, für die die Regel gilt, gehen.', 'Die Leute, für die die Regel gilt, gehen.'],
    [fr, 'Nous nous sommes vus au bord de de la mer.', 'Nous nous sommes vus au bord de la mer.'],
    [es, 'El barco de de la isla.', 'El barco de la isla.'],
    [pt, 'O barco de de madeira.', 'O barco de madeira.'],
  ])('says a small word once that was written twice by mistake: %#', (pack, written, spoken) => {
    expect(toSpoken(written, pack, 'intermediate')).toBe(spoken);
  });

  it('leaves an aside out of a quotation, but nothing that bounds it', () => {
    expect(toSpoken('Il pense aux « plus faibles (blessés, familles) ».', fr, 'intermediate')).toBe(
      'Il pense aux « plus faibles ».',
    );
  });

  it('says what is in brackets where nothing else would stand', () => {
    expect(toSpoken('The usual value is (two nets).', en, 'intermediate')).toBe(
      'The usual value is two nets.',
    );
    expect(toSpoken('It is known as (a net) or (a rope).', en, 'intermediate')).toBe(
      'It is known as a net or a rope.',
    );
    expect(toSpoken('There were (in his words) “nets in everything”.', en, 'intermediate')).toBe(
      'There were “nets in everything”.',
    );
    expect(toSpoken('The usual value is (1) a net.', en, 'intermediate')).toBe('The usual value is a net.');
  });

  it.each([
    [en, 'Mount (but not reformat) that partition.', 'Mount, but not reformat, that partition.'],
    [pt, 'São esferas de (na maioria das vezes) gás.', 'São esferas de, na maioria das vezes, gás.'],
    [pt, 'Cada parte muda (quase sempre) sozinha.', 'Cada parte muda, quase sempre, sozinha.'],
    [fr, 'Le musée ouvre tous les jours (sauf le lundi).', 'Le musée ouvre tous les jours, sauf le lundi.'],
    [de, 'Die Dateien (falls vorhanden) werden gelöscht.', 'Die Dateien, falls vorhanden, werden gelöscht.'],
    [es, 'El tren sale a las nueve (excepto en agosto).', 'El tren sale a las nueve, excepto en agosto.'],
    [italian, 'Il file si cancella (a meno che sia aperto).', 'Il file si cancella, a meno che sia aperto.'],
  ])('says between commas what a bracket denies, weakens or excepts', (pack, written, said) => {
    expect(toSpoken(written, pack, 'intermediate')).toBe(said);
  });

  it.each([
    ['Ada Hill, MD, says it is safe.', 'Ada Hill says it is safe.'],
    [
      'It is safe, says Ada Hill, PhD, of the harbour school.',
      'It is safe, says Ada Hill, of the harbour school.',
    ],
    [
      'It is safe, says Ada Hill, M.D., Ph.D., who runs the school.',
      'It is safe, says Ada Hill, who runs the school.',
    ],
    ['They asked Ada Hill, RN.', 'They asked Ada Hill.'],
  ])('says no degrees behind a name: %s', (written, said) => {
    expect(toSpoken(written, en, 'intermediate')).toBe(said);
  });

  it.each([
    [fr, 'La (sur)représentation des lampes étonne.', 'La surreprésentation des lampes étonne.'],
    [en, 'Ask the keeper(s) of the lamp.', 'Ask the keepers of the lamp.'],
  ])('says a word of which a part stands in brackets', (pack, written, said) => {
    expect(toSpoken(written, pack, 'intermediate')).toBe(said);
  });

  it.each([
    [
      en,
      'They hold a rite (a prayer for the dead) first.',
      'They hold a rite, a prayer for the dead, first.',
    ],
    [en, 'The town said no (62 to 14) in May.', 'The town said no, 62 to 14, in May.'],
    [
      fr,
      'La loi est adoptée (62 contre 14 et 3 abstentions).',
      'La loi est adoptée, 62 contre 14 et 3 abstentions.',
    ],
    [de, 'Die ABC-Lampe (eine Leuchte mit Gas) brennt.', 'Die ABC-Lampe, eine Leuchte mit Gas, brennt.'],
    [es, 'Usan la ABC (lámpara de gas) en el faro.', 'Usan la ABC, lámpara de gas, en el faro.'],
  ])('says between commas what explains a word or counts', (pack, written, said) => {
    expect(toSpoken(written, pack, 'intermediate')).toBe(said);
  });

  it.each([
    [en, 'I am dying of hunger (figuratively).', 'I am dying of hunger, figuratively.'],
    [italian, 'Muoio di fame (per così dire).', 'Muoio di fame, per così dire.'],
    [pt, 'Morro de fome (por assim dizer).', 'Morro de fome, por assim dizer.'],
  ])('says how something is meant', (pack, written, said) => {
    expect(toSpoken(written, pack, 'intermediate')).toBe(said);
  });

  it.each([
    [
      en,
      'The light guides friends/neighbours/total strangers home.',
      'The light guides friends or neighbours or total strangers home.',
    ],
    [de, 'Das Licht führt Freunde/Nachbarn heim.', 'Das Licht führt Freunde oder Nachbarn heim.'],
    [es, 'La luz guía a amigos/vecinos a casa.', 'La luz guía a amigos o vecinos a casa.'],
    [
      en,
      'It ran at 60 miles/hour on GNU/Linux under /usr/local/bin.',
      'It ran at 60 miles/hour on GNU/Linux under /usr/local/bin.',
    ],
  ])('reads a slash between words as "or"', (pack, written, said) => {
    expect(toSpoken(written, pack, 'intermediate')).toBe(said);
  });

  it('leaves out a word between commas, and no word that one comma follows', () => {
    const told = 'The lamp was dear back then, and it still is.';
    expect(withoutConnectives(told, en.grammar)).toBe(told);
    expect(withoutConnectives('The lamp, then, was dear.', en.grammar)).toBe('The lamp was dear.');
  });

  it('drops a pointer in brackets, whatever its words', () => {
    expect(toSpoken('It burned (see also chapter two, if you can).', en, 'intermediate')).toBe('It burned.');
  });

  it('leaves a quotation as it is, with the words that were put into it', () => {
    const written = 'He said “[the lamp] is safe (I hope) [3]” and left (by boat).';
    expect(toSpoken(written, en, 'intermediate')).toBe('He said “the lamp is safe (I hope)” and left.');
    const quoted = 'He said it “is no risk. However, it is dear” and, however, left.';
    expect(withoutConnectives(quoted, en.grammar)).toBe(
      'He said it “is no risk. However, it is dear” and left.',
    );
  });

  it('keeps brackets that are tied to a word', () => {
    for (const written of ['It grew on p-type (1 0 0)-oriented glass.', 'It is between the (2)-(3) cycle.'])
      expect(toSpoken(written, en, 'intermediate')).toBe(written);
  });

  it('says what is written short', () => {
    expect(toSpoken('Lamps, e.g. oil lamps, burned c. 1780', en, 'expert')).toBe(
      'Lamps, for example, oil lamps, burned around 1780.',
    );
  });

  it('keeps a stop that begins a word', () => {
    expect(toSpoken('In fact, .csv stands for values.', en, 'intermediate')).toBe(
      'In fact, .csv stands for values.',
    );
  });

  it('turns dashes into commas', () => {
    expect(toSpoken('The keeper — an old man — slept.', en, 'expert')).toBe('The keeper, an old man, slept.');
  });

  it('cuts long sentences for beginners', () => {
    const long =
      'The keepers polished the lens every single morning before breakfast with great care, but the soot from the lamp always came back every single night.';
    expect(toSpoken(long, en, 'beginner')).toMatch(/care\. But the soot/);
    expect(toSpoken(long, en, 'intermediate')).toBe(long);
  });

  it('sets French spaces where French sets them', () => {
    expect(finishTypography("Qu'est-ce que c'est? «Rien»; rien: voilà!", 'fr')).toBe(
      'Qu’est-ce que c’est\u00A0? «\u00A0Rien\u00A0»\u00A0; rien\u00A0: voilà\u00A0!',
    );
    expect(finishTypography('À 10:30, rien.', 'fr')).toBe('À 10:30, rien.');
  });
});

describe('filling templates', () => {
  it('contracts prepositions with articles', () => {
    expect(withPreposition('de', 'o rio', pt)).toBe('do rio');
    expect(withPreposition('a', 'a curva', pt)).toBe('à curva');
    expect(withPreposition('por', 'os Andes', pt)).toBe('pelos Andes');
    expect(withPreposition('de', 'le mètre', fr)).toBe('du mètre');
    expect(withPreposition('de', 'l’arbre', fr)).toBe('de l’arbre');
    expect(withPreposition('de', 'Antoine', fr)).toBe('d’Antoine');
  });

  it('capitalizes where the template does', () => {
    expect(fill('{Main}. Why?', { main: 'the tower fell' }, en)).toBe('The tower fell. Why?');
    expect(fill('So: {ch}.', { ch: 'who was she?' }, en)).toBe('So: who was she?');
  });
});
