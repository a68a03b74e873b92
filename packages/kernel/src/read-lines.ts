/** A line that never ends would be kept until the memory is full. */
const LONGEST_LINE = 4 * 1024 * 1024;

/** A body line by line as it comes, empty ones left out. */
export async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const part of body) {
    rest += decoder.decode(part, { stream: true });
    if (rest.length > LONGEST_LINE) throw new Error('a line without an end');
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') yield line.trim();
  }
  rest += decoder.decode();
  if (rest.trim() !== '') yield rest.trim();
}
