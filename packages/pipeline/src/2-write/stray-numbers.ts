import type { Brief } from '@parlance/artifacts/brief';
import type { Script } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { judge } from '@parlance/claims/judge';
import { scriptWindows } from '@parlance/claims/windows/script';
import { writtenNumbers } from '@parlance/language/text/written-numbers';

/** The numbers in digits of each line that it may not use, however the source writes them. */
export function strayNumbersOf(script: Script, source: SourceText, brief: Brief): string[][] {
  const windows = scriptWindows(script, source, brief);
  return script.lines.map(({ text, sourceRefs: cites, kind = 'fact', basis }, at) => {
    const window = windows[at];
    if (!window) return [];
    const claim = { text, language: script.language, kind, cites, basis };
    return judge(claim, { window }).flatMap((finding) => writtenNumbers(finding.text));
  });
}
