import { describe, expect, it } from 'vitest';
import { claimedAmong, NumberGround } from './number-ground.ts';
import { readNumbers } from './read-numbers.ts';

function isBorne(language: string, line: string, source: string): boolean {
  const ground = new NumberGround().add(source, language);
  const all = readNumbers(line, language);
  return claimedAmong(all, language).every(
    (mention) => ground.bears(mention, all) && !ground.exchanges(mention),
  );
}

describe('numbers as people say them', () => {
  it.each([
    ['en', 'She lost it back in eighty-seven.', 'She lost it in 1987.'],
    [
      'en',
      'They promised ninety-six thousand and got about eighty-eight.',
      '96,000 were promised, 88,400 came.',
    ],
    ['en', 'Roughly one patient in nine stayed away.', 'Of the patients 11.1 per cent failed to come.'],
    ['en', 'Nine times out of ten it is the wrong door.', 'In nine cases out of ten it is the wrong door.'],
    ['en', 'It took seventy minutes.', 'It took an hour and ten minutes.'],
    ['en', 'Some six thousand came.', 'Of them 6,200 came.'],
    ['en', 'About eight died and eleven were born.', 'There were 7.99 deaths and 11.05 births.'],
    ['en', 'Up to 1000 fibers.', 'Up to 1000 muscle fibers, or only 10 fibers.'],
    ['en', 'The fifth layer is thin.', 'It has a fifth layer, which is thin.'],
    ['pt', 'Ela abre no domingo.', 'Ela abre mesmo aos domingos.'],
    ['fr', 'Le jaune est là, mais on ne le voit pas.', 'Le jaune est là et caché.'],
    ['en', 'It needs three passes.', 'Send it over the carpet three times.'],
    ['es', 'Llame hasta las seis.', 'Llame a más tardar a las 18:00.'],
    ['es', 'Tardó casi doscientos años.', 'Tardó casi dos siglos.'],
    [
      'es',
      'Está en los escudos de cuatro países.',
      'Está en los escudos de Bolivia, Chile, Colombia y Ecuador.',
    ],
    ['it', 'Escono entro le sette e mezza.', 'Escono entro le ore 7.30.'],
    ['it', 'Le circa quaranta stanze.', 'Ha una quarantina di stanze.'],
    ['it', 'Pagava novanta centesimi al chilo.', 'Pagava 90 centesimi al chilo.'],
    ['fr', 'Une avance de trente minutes.', "Une avance d'une demi-heure."],
    ['de', 'Sie redeten vierzig Minuten.', 'Nach vierzigminütiger Diskussion waren sie einig.'],
    ['de', 'Am Sonntag fand sie die Tiere.', 'Sie fand die Tiere am Sonntagmorgen.'],
    ['de', 'Knapp fünfzigtausend kamen.', 'Es kamen 49.200.'],
    ['de', 'Zwei Wochen sollte sie 1993 einspringen.', 'Er suchte 1993 wen, der für zwei Wochen einspringt.'],
    [
      'en',
      'Eight to fourteen seals lie there.',
      'Since June between eight and fourteen seals have been there.',
    ],
    ['en', 'After ninety-one days he bought it.', 'On the ninety-first day he bought it.'],
    ['en', 'Each of the four thought so.', 'Each assumed that one of the other three had checked.'],
    ['en', 'The risk is seven times as high.', 'A sevenfold increase in risk was found.'],
    ['en', 'The rear pair is longer, at 0.7 centimeters.', 'The rear pair is longer at .7 centimeters.'],
    ['en', 'That way, the five-twenty will stick.', 'This helps to remember the 520 prefix.'],
    ['pt', 'A passagem fica em quatro e oitenta.', 'A tarifa é de 4,80 reais.'],
    ['en', 'It looks like half a ball.', 'The fruit is hemispherical.'],
    ['en', 'About one guest in five was a woman.', 'Of the guests 20 per cent were women.'],
    ['pt', 'Era noventa e um por cento.', 'Era assim em 91 por cento dos casos.'],
  ])('are borne in %s: %s', (language, line, source) => {
    expect(isBorne(language, line, source)).toBe(true);
  });

  it.each([
    ['en', 'She tried it for six days.', 'She tried it for six weeks.'],
    ['en', 'You wait for two years.', 'You wait for four months.'],
    ['en', 'It is half a metre on.', 'It is ten centimetres on.'],
    ['en', 'Three classes of them.', 'There are two classes: fat, oil and wax, and the rest.'],
    ['en', 'They lost it in eighty-seven.', 'They lost it in 1978.'],
    ['es', 'Llame hasta las siete.', 'Llame a más tardar a las 18:00.'],
    ['es', 'Seis minutos de sueño.', 'Unos durmieron veinte minutos, otros veintiséis minutos.'],
    ['it', 'Circa cinquantamila per zampa.', 'Circa mezzo milione per zampa.'],
    ['de', 'Sie sucht seit acht Jahren.', 'Sie sucht seit achtzehn Jahren.'],
    ['pt', 'Foram trezentos e vinte votos.', 'Foram 302 votos.'],
  ])('but not in %s: %s', (language, line, source) => {
    expect(isBorne(language, line, source)).toBe(false);
  });
});
