export type Browser = {
  path: string;
  /** Added to the environment it is started with: where its fonts and libraries lie. */
  env: Record<string, string>;
  source: string;
};

type Log = (line: string) => void;

export declare const CHROMIUM_ARGS: string[];
export declare function whyNot(browser: Browser): Promise<string | undefined>;
export declare function firstUsable(
  choices: Iterable<Browser> | AsyncIterable<Browser>,
  judge: (browser: Browser) => Promise<string | undefined>,
  log: Log,
): Promise<Browser>;
export declare function findBrowser(options?: { log?: Log }): Promise<Browser>;
