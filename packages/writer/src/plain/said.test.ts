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

it('greets behind the first thought, says there who made it, and ends on the last one', () => {
  const lines = told(
    `# The lamp\n${BODY.replaceAll('\n', ' ')}\nNobody has lit it since the winter of 1931.`,
  );
  const greeting = lines.findIndex((line) => line.includes('The lamp.'));
  expect(greeting).toBeGreaterThan(0);
  expect(lines.slice(0, greeting).join(' ')).toMatch(/^The keeper of lamp 20.*that day\.$/);
  expect(lines.filter((line) => /\bAI\b/.test(line))).toHaveLength(1);
  expect(lines.at(-2)).toMatch(/1931\.$|listening\.$|here\.$|us\.$/);
});
