import { Casing } from '@parlance/language/text/casing';
import { Lexer } from '@parlance/language/text/lexer';
import { briefFor } from '@parlance/ports/suites/writer';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../fixtures/read-fixture.ts';
import { writeScript } from '../../writer.ts';
import { talkPackFor } from '../languages/talk-packs.ts';
import { ruleWays } from './rule-ways.ts';

const saidOf = (text: string, language: string): string[] => {
  const pack = talkPackFor(language);
  if (!pack) throw new Error('no pack');
  return ruleWays(text, pack, new Casing([text], new Lexer(pack))).map(({ pieces }) =>
    pieces.map((piece) => piece.text).join(' – '),
  );
};

describe('a sentence', () => {
  it.each([
    [
      'en',
      'Friends of the island’s restored stone cottages and Orkney’s fishing boats might be sad about the new pier.',
      '. – And Orkney',
    ],
    [
      'en',
      'The keeper sees a likeness between the shape of the lamp, which is very old, and that of a ship, or so they say in the town.',
      '. – And that',
    ],
    [
      'de',
      'Der Wärter sieht eine Ähnlichkeit zwischen der Lampe, die sehr alt ist, und der Laterne, die sein Vater gebaut hat.',
      '. – Und',
    ],
    [
      'es',
      'El farero ve un parecido entre la lámpara, que es muy vieja, y la linterna que era del barco de su padre.',
      '. – Y la linterna',
    ],
    [
      'fr',
      'Le gardien voit une ressemblance entre la lampe, qui est très vieille, et la lanterne qui était sur le bateau.',
      '. – Et la lanterne',
    ],
    [
      'en',
      'Since the end of the last winter, the price of the oil has risen by half a pound in the town.',
      'So the price',
    ],
  ])('is not cut where two things belong together: %s %s', (language, text, wrong) => {
    expect(saidOf(text, language).filter((said) => said.includes(wrong))).toEqual([]);
  });

  it.each([
    [
      'en',
      'The keeper cleaned the lamp at dusk on every evening of the year, and the boats were safe until the morning.',
      '. – And the boats were safe',
    ],
    [
      'en',
      'Since the oil was too thick in winter, the keepers warmed it over a small fire.',
      '. – So the keepers warmed it',
    ],
  ])('is cut where both halves are sentences: %s %s', (language, text, cut) => {
    expect(saidOf(text, language).some((said) => said.includes(cut))).toBe(true);
  });

  it('is led in by who says it, on whatever day', () => {
    expect(
      saidOf('The old pier will be closed for the whole winter, the harbour office said.', 'en'),
    ).toContain('The harbour office said: the old pier will be closed for the whole winter.');
    expect(
      saidOf('The old pier will be closed for the whole winter, the harbour office said on Monday.', 'en'),
    ).toContain('The harbour office said on Monday: the old pier will be closed for the whole winter.');
  });
});

const MORE: Record<string, string> = {
  en: 'The office counted the boats for a year. The fishermen want a second lamp on the pier. The mayor of the town will decide about it in June.',
  de: 'Das Amt zählte ein Jahr lang die Boote im Hafen. Die Fischer wollen eine zweite Lampe auf der Mole haben. Der Rat der Stadt entscheidet darüber im Juni.',
  it: 'L’ufficio ha contato le barche per un anno. I pescatori vogliono una seconda lampada sul molo vecchio. Il sindaco della città decide su questo nel mese di giugno.',
};

describe('what nothing was told before', () => {
  it.each([
    [
      'en',
      'en-US',
      'But a new report of the harbour office says that the light is too weak for the ships.',
      'But a',
    ],
    [
      'de',
      'de-DE',
      'Aber ein neuer Bericht des Hafenamts zeigt, dass das Licht für die Schiffe zu schwach ist.',
      'Aber ein',
    ],
    [
      'it',
      'it-IT',
      'Ma un nuovo rapporto del porto dice che la luce è troppo debole per le navi di oggi.',
      'Ma un',
    ],
  ])('turns against nothing: %s', (language, locale, text, wrong) => {
    const told = writeScript(sourceOf(`# X\n${text}\n${MORE[language]}`, language), briefFor(locale, {}))
      .lines.map((line) => line.text)
      .join('\n');
    expect(told).not.toContain(wrong);
    expect(told).toMatch(/(?:^|\s)(?:A new report|Ein neuer Bericht|Un nuovo rapporto)/);
  });
});
