import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { decodeText } from './charset.ts';

const PORTUGUESE =
  'A maré não espera: às três da manhã, o pescador já está de pé — “é cedo”, diz ele. Não há pressa, só atenção.';
const JAPANESE =
  '港は一日に二度からになり、誰に頼まれることもなくまた満ちてくる。漁師たちは時刻を鉛筆で書きとめる。';
const RUSSIAN = 'Гавань дважды в день пустеет и снова наполняется, и рыбаки записывают время карандашом.';
const CHINESE =
  '港口每天两次退潮，又在没有人要求的情况下重新涨满。渔民们用铅笔记下时间，因为印刷的潮汐表并不准确。';

describe('a text in an unknown charset', () => {
  it.each([
    ['windows-1252', PORTUGUESE],
    ['utf-8', PORTUGUESE],
    ['shift_jis', JAPANESE],
    ['euc-jp', JAPANESE],
    ['windows-1251', RUSSIAN],
    ['koi8-r', RUSSIAN],
    ['windows-1252', 'Größe über alles: eine Straße'],
    ['windows-1252', 'Café'],
    ['gb18030', CHINESE],
  ])('is read in %s', (charset, text) => {
    expect(decodeText(iconv.encode(text, charset))).toBe(text);
  });

  it.each(['utf-8', 'utf-16le', 'utf-16be', 'utf-32le'])(
    'is read in %s by its mark, which is no text',
    (charset) => {
      expect(decodeText(iconv.encode(JAPANESE, charset, { addBOM: true }))).toBe(JAPANESE);
    },
  );

  it.each(['utf-16le', 'utf-16be'])('is read in %s without a mark', (charset) => {
    expect(decodeText(iconv.encode(PORTUGUESE, charset))).toBe(PORTUGUESE);
  });

  it('is told by what is not ASCII, however late it comes', () => {
    const text = `${'An opening in plain English. '.repeat(5_000)}${JAPANESE.repeat(3)}`;
    expect(decodeText(iconv.encode(text, 'shift_jis'))).toBe(text);
  });

  it('is read as it was declared when its bytes allow that', () => {
    expect(decodeText(iconv.encode('ação', 'cp850'), 'cp850')).toBe('ação');
    expect(decodeText(Buffer.from('ação'), 'iso-8859-1')).toBe('ação');
    expect(decodeText(iconv.encode(PORTUGUESE, 'windows-1252'), 'utf-8')).toBe(PORTUGUESE);
    expect(decodeText(Buffer.from('ação'), 'no-such-charset')).toBe('ação');
  });

  it('is whole though it was cut inside a character', () => {
    expect(decodeText(Buffer.from('maré').subarray(0, 4)).slice(0, 3)).toBe('mar');
    const cut = Buffer.from(`${PORTUGUESE}é`);
    expect(decodeText(cut.subarray(0, cut.length - 1)).startsWith(PORTUGUESE)).toBe(true);
  });
});
