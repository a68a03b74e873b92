import type { BrowserContext } from '@playwright/test';

/** Errors that the browser's console heard of, in every tab of one journey. */
export type Complaints = {
  /** A journey that provokes an error says so beforehand. */
  expect(pattern: RegExp): void;
  unexpected(): string[];
};

/**
 * Uncaught errors, console.error, failed requests and refusals by the content security policy: Chromium
 * writes all of them to the console.
 */
export function hearComplaints(context: BrowserContext): Complaints {
  const heard: string[] = [];
  const expected: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') heard.push(`${message.text()} [${message.location().url}]`);
  });
  context.on('weberror', (problem) =>
    heard.push(`uncaught: ${problem.error().stack ?? problem.error().message}`),
  );
  return {
    expect: (pattern) => expected.push(pattern),
    unexpected: () => heard.filter((line) => !expected.some((pattern) => pattern.test(line))),
  };
}
