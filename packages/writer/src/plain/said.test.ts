import { briefFor } from '@parlance/ports/suites/writer';
import { expect, it } from 'vitest';
import { sourceOf } from '../fixtures/read-fixture.ts';
import { writeScript } from '../writer.ts';

const BODY = Array.from(
  { length: 6 },
  (_, at) => `The keeper of lamp ${at + 20} wrote down what the harbour looked like on that day.`,
).join('\n');
const told = (text: string, language = 'en', code = 'en-US') =>
  writeScript(sourceOf(text, language), briefFor(code)).lines.map((line) => line.text.replace(/\s/g, ' '));

it('says nothing of what stands around a letter', () => {
  const said = told(`To: all groups, third floor\nGood morning,\n${BODY}\nLotte`).join(' ');
  expect(said).not.toMatch(/all groups|Good morning|Lotte/);
  expect(said.startsWith('The keeper of lamp 20')).toBe(true);
});

it.each([
  [
    'en',
    'en-US',
    'Present: Ada, Ben. ',
    'Decision: The hall will be painted in May.',
    'And what was decided?',
  ],
  [
    'de',
    'de-DE',
    'Anwesend: Ada, Ben. ',
    'Beschluss: Der Saal wird im Mai gestrichen.',
    'Und was wurde beschlossen?',
  ],
  ['es', 'es-ES', 'Asistentes: Ada, Ben. ', 'Acuerdo: La sala se pintará en mayo.', '¿Y qué se decidió?'],
  [
    'fr',
    'fr-FR',
    'Présents : Ada, Ben. ',
    'Décision : La salle sera peinte en mai.',
    'Et qu’est-ce qui a été décidé ?',
  ],
  [
    'it',
    'it-IT',
    'Presenti: Ada, Ben. ',
    'Decisione: La sala sarà dipinta a maggio.',
    'E che cosa è stato deciso?',
  ],
  [
    'pt',
    'pt-BR',
    'Presentes: Ada, Ben. ',
    'Decisão: A sala será pintada em maio.',
    'E o que ficou decidido?',
  ],
] as const)(
  'asks in %s what was decided, and reads no label out',
  (language, code, present, decided, asks) => {
    const before = 'Ada told the others that the hall was in a bad state and that the roof had to be mended.';
    const lines = told(`${present}${before} ${decided}\n${BODY}`, language, code);
    const at = lines.indexOf(asks);
    expect(lines[at + 1]).toBe(decided.replace(/^.*?: /, ''));
    expect(lines.join(' ')).not.toContain(present.trim());
  },
);

it('leads in a row of things by what stands above it', () => {
  const lines = told(
    `${BODY}\n## You will need\nA stone with a rough side, a wet towel and a pen.\n${BODY.replaceAll('lamp', 'gate')}`,
  );
  expect(lines.join(' ')).toContain('You will need: a stone with a rough side, a wet towel and a pen.');
});

it('gives the replies of a story to two mouths, without their dashes and whole', () => {
  const story = `La puerta se abrió a las ocho y entró una mujer con una maleta roja.
—¿Vienes mañana? —preguntó Ana.
—Vengo a las ocho en punto —dijo Luis—. No me esperes.
—Bueno.
Luis salió a la calle y no volvió a mirar atrás en toda la noche.
Ana cerró la puerta con llave, y la maleta quedó en el pasillo hasta el invierno.`;
  const lines = told(story, 'es', 'es-ES');
  expect(lines.slice(1, 4)).toEqual([
    '¿Vienes mañana? preguntó Ana.',
    'Vengo a las ocho en punto, dijo Luis. No me esperes.',
    'Bueno.',
  ]);
});

it('gives words in marks right behind words in marks to the other host', () => {
  const lines = told(
    `${BODY}\n“There is a road over the hill.” “No, there is no road at all.” “Now there is.”`,
  );
  const at = lines.findIndex((line) => line.endsWith('“There is a road over the hill.”'));
  expect(lines.slice(at + 1, at + 3)).toEqual(['“No, there is no road at all.”', '“Now there is.”']);
});

it('tells the text without a break, and names it, its author and who made it behind its last thought', () => {
  const text = `# The lamp\nby: By Ada Hill\n${BODY.replaceAll('\n', ' ')}\nNobody has lit it since the winter of 1931.`;
  const said = told(text).join(' ');
  const body = `${BODY.replaceAll('\n', ' ')} Nobody has lit it since the winter of 1931.`;
  expect(said.startsWith(body)).toBe(true);
  expect(said.slice(body.length)).toMatch(/^ That was “The lamp”, by Ada Hill\. [^.]*\bAI\b/);
  expect(said.match(/\bAI\b/g)).toHaveLength(1);
});

it.each([
  ['“The absent”, by Ada Hill.', 'names a book'],
  ['Tuesday, 26 June, 9.15, village hall.', 'is a date line'],
  ['Ada Hill.', 'is a name'],
  ['Ada Hill, Little treatise on lost keys, 164 pages, 17 euros.', 'gives pages and a price'],
])('begins with a sentence, and not with a line that says nothing: %s', (line) => {
  expect(told(`${line} ${BODY}`)[0]).toMatch(/^The keeper of lamp 20/);
});

it.each([
  ['Subject: The keeper of lamp 19 has gone away for good.', 'The keeper of lamp 19 has gone away for good.'],
  ['Lecture 4 (notes: Tom): why does nobody light the lamp?', 'Why does nobody light the lamp?'],
])('takes from a first sentence what ran into it: %s', (line, first) => {
  expect(told(`${line} ${BODY}`)[0]?.startsWith(first)).toBe(true);
});

it('lets one host ask whatever a page of questions asks, with what leads a question in, and the other answer it', () => {
  const page = `Do I need a garden? Not necessarily. A garden is no walk, and some dogs that have one see little else. What does it cost? We ask for 190 pounds, which is a third of what we have spent on the dog.
Can I choose from the photos? You can try. Half of our visitors come for one dog and leave with another. I have two cats. Is that a problem? It depends on the cats, which are asked first.
What if it ends badly? Then you bring the dog back, at any time, and nobody will be cross with you.`;
  const { lines } = writeScript(sourceOf(page, 'en'), briefFor('en-US'));
  const asking = lines.filter(({ text }) => text.endsWith('?'));
  expect(asking.map(({ text }) => text)).toEqual([
    'Do I need a garden?',
    'What does it cost?',
    'Can I choose from the photos?',
    'I have two cats. Is that a problem?',
    'What if it ends badly?',
  ]);
  expect(new Set(asking.map(({ speaker }) => speaker)).size).toBe(1);
  expect(lines[1]?.text).toBe(
    'Not necessarily. A garden is no walk, and some dogs that have one see little else.',
  );
});

it('ends a turn with a question of the text, so that the other host goes on', () => {
  const lines = told(
    `${BODY}\nThe lamp was put out early. But who saw it? The keeper’s wife did, from her window.\n${BODY.replaceAll('lamp', 'gate')}`,
  );
  const at = lines.findIndex((line) => line.endsWith('But who saw it?'));
  expect(lines[at + 1]).toMatch(/^The keeper’s wife did/);
});
