/**
 * Starts work on up to `width` items at once and gives the results in the items' order. Nothing further
 * is started until the reader takes a result, so what waits to be read stays bounded.
 */
export async function* inOrder<T, R>(
  items: Iterable<T>,
  width: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const underWay: Promise<R>[] = [];
  const start = (item: T) => {
    const result = work(item);
    // It may fail while an earlier one is still awaited; the reader meets the failure in its turn.
    result.catch(() => undefined);
    underWay.push(result);
  };
  for (const item of items) {
    start(item);
    if (underWay.length >= width) yield await underWay.shift()!;
  }
  while (underWay.length > 0) yield await underWay.shift()!;
}
