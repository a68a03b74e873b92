/** Order matters: nearly every browser also claims to be the ones it descends from. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.{0,200}\bSafari\//, 'Safari'],
];

const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const first = (table: [RegExp, string][], text: string) => table.find(([sign]) => sign.test(text))?.[1];

/** "Firefox · Linux", as far as the browser told; null when it says nothing a person would recognise. */
export function deviceOf(userAgent: string | null | undefined): string | null {
  if (!userAgent) return null;
  const known = [first(BROWSERS, userAgent), first(SYSTEMS, userAgent)].filter(Boolean);
  return known.length > 0 ? known.join(' · ') : null;
}
