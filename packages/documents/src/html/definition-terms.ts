/** What the entries of lists of terms explain, while such a list is read. */
export class DefinitionTerms {
  /** One for each list around the words, empty until its first term is known. */
  readonly #open: string[] = [];
  #isTerm = false;

  count(name: string, step: 1 | -1): void {
    if (name === 'dt') this.#isTerm = step > 0;
    else if (name === 'dd') this.#isTerm = false;
    else if (name === 'dl' && step > 0) this.#open.push('');
    else if (name === 'dl') this.#open.pop();
  }

  /** The terms over these words, which may be one themselves. */
  over(text: string): string[] {
    if (this.#isTerm && this.#open.length > 0) this.#open[this.#open.length - 1] = text;
    return this.#open.filter((term) => term !== '');
  }
}
