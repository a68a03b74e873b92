import { languageDetectorSuite } from '@parlance/ports/suites/language-detector';
import { describe, expect, it } from 'vitest';
import { eldLanguageDetector } from './eld.ts';

languageDetectorSuite('eld', eldLanguageDetector);

describe('eld', () => {
  const detector = eldLanguageDetector();

  it('takes the person’s word for a language it can only mistake for a relative', () => {
    const bosnian =
      'Grad leži u dolini rijeke i okružen je planinama, a djeca se igraju na ulici do kasno uvečer.';
    expect(detector.detect(bosnian)).toBe('hr');
    expect(detector.detect(bosnian, 'bs')).toBe('bs');
  });

  it('does not guess at a language it has never seen', () => {
    const welsh = 'Mae pobl yn yfed coffi ac yn siarad am y tywydd, tra bod plant yn chwarae ar y stryd.';
    expect(detector.detect(welsh, 'cy')).toBeUndefined();
  });

  it('calls Norwegian by the code the product uses', () => {
    expect(
      detector.detect('Byen ligger ved elven og er omgitt av fjell, og folk snakker om været hver dag.'),
    ).toBe('nb');
  });
});
