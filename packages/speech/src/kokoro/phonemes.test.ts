import { sayWords, splitWords } from '@parlance/language/spoken/spoken-text';
import { expect, it } from 'vitest';
import { Phonemizer } from './phonemes.ts';

/** What the phonemizer says for a letter it does not know, in each of its languages. */
const LETTER = 'letter';
const DIALECTS = { 'en-US': 'en-us', 'pt-BR': 'pt-br', 'es-ES': 'es', 'fr-FR': 'fr', 'it-IT': 'it' };
const NAMES = 'Nguyễn Văn Thiệu, Đà Nẵng, Ḥasan, Kṛṣṇa, 東京, 서울, Москва, Αθήνα, محمد, ירושלים, தமிழ்';

it('never spells a name whose letters it does not know', async () => {
  const phonemizer = new Phonemizer();
  await phonemizer.use('en-us');
  const letter = phonemizer.word(LETTER).replace(/[ˈˌ]/g, '');
  for (const [language, dialect] of Object.entries(DIALECTS)) {
    await phonemizer.use(dialect);
    const said = sayWords(splitWords(NAMES), language).join(' ');
    const sounds = phonemizer
      .clauses(said)
      .map((clause) => clause.sounds)
      .join(' ')
      .replace(/[ˈˌ]/g, '');
    expect(sounds).not.toContain(letter);
    expect(sounds.length).toBeLessThan(NAMES.length * 2);
  }
});

it('reads an article before letters as an article, at the beginning of a sentence too', async () => {
  const phonemizer = new Phonemizer();
  await phonemizer.use('fr');
  const said = sayWords(splitWords("L'IRM a révélé une lésion."), 'fr-FR').join(' ');
  const [clause] = phonemizer.clauses(said);
  expect(clause?.sounds).toMatch(/^lˈi/);
});
