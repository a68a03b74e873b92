/** As they are heard: "third-largest" is two. */
export const heardWords = (text: string): number =>
  text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’']*/gu)?.length ?? 0;
