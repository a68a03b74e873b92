const DEADLINE_MS = 100_000;
const PAUSE_MS = 25;

/** Looks again until there is something: the test's own time limit ends it, not a count of looks. */
export async function until<T>(
  look: () => Promise<T | undefined | false> | T | undefined | false,
): Promise<T> {
  for (const deadline = Date.now() + DEADLINE_MS; Date.now() < deadline; ) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error('it did not come');
}
