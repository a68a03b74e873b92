import type { BrowserContext } from '@playwright/test';

/** Errors in the browser's console, in every tab of one journey. */
export type ConsoleErrors = {
  /** A journey that provokes an error announces it beforehand. */
  expect(pattern: RegExp): void;
  unexpected(): string[];
};

/**
 * Uncaught errors, console.error, failed requests and refusals by the content security policy: Chromium
 * writes all of them to the console.
 */
export function collectConsoleErrors(context: BrowserContext): ConsoleErrors {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`${message.text()} [${message.location().url}]`);
  });
  context.on('weberror', (problem) =>
    seen.push(`uncaught: ${problem.error().stack ?? problem.error().message}`),
  );
  return {
    expect: (pattern) => expected.push(pattern),
    unexpected: () => seen.filter((line) => !expected.some((pattern) => pattern.test(line))),
  };
}
