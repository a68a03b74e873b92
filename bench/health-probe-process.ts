// Asks how the server is, again and again, from a process that has nothing else to do.
const [url = '', everyMs = '50'] = process.argv.slice(2);

let worstMs = 0;
let asked = 0;
let failures = 0;

async function ask(): Promise<void> {
  const startedAt = performance.now();
  try {
    const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(60_000) });
    await answer.arrayBuffer();
    if (!answer.ok) failures++;
  } catch {
    failures++;
  }
  asked++;
  worstMs = Math.max(worstMs, performance.now() - startedAt);
}

setInterval(() => void ask(), Number(everyMs));

// Each time it is asked it tells what was seen since the last time.
process.on('message', () => {
  process.send?.({ worstMs, asked, failures });
  [worstMs, asked, failures] = [0, 0, 0];
});
process.on('disconnect', () => process.exit(0));
