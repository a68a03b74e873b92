/**
 * Starts work on up to `width` items at once and yields the results in the items' order. Nothing further
 * is started until the reader takes a result, so what waits to be read stays bounded. Items may be slow to come:
 * what is finished meanwhile is yielded. `itemAt` returns undefined at the end.
 */
export async function* inOrder<T, R>(
  itemAt: (index: number) => Promise<T | undefined>,
  width: number,
  work: (item: T, index: number) => Promise<R>,
): AsyncGenerator<R> {
  const underWay: Promise<R>[] = [];
  let started = 0;
  let coming: Promise<{ item: T | undefined }> | undefined;
  let ended = false;

  function start(item: T): void {
    const result = work(item, started++);
    // It may fail while an earlier one is still awaited; the reader meets the failure in its turn.
    result.catch(() => undefined);
    underWay.push(result);
  }

  while (!ended || underWay.length > 0) {
    const [first] = underWay;
    if (!ended && underWay.length < width) {
      coming ??= itemAt(started).then((item) => ({ item }));
      const finished = first?.then(
        () => undefined,
        () => undefined,
      );
      const next = await (finished ? Promise.race([coming, finished]) : coming);
      if (next) {
        coming = undefined;
        if (next.item === undefined) ended = true;
        else start(next.item);
        continue;
      }
    }
    if (first) yield await underWay.shift()!;
  }
}
