/** A guard taken out of the true source: `find` must stand there once, or the mutant has outlived the code. */
export type Mutant = { file: string; changes: { find: string; replace: string }[] };

export function mutate(source: string, { file, changes }: Mutant): string {
  return changes.reduce((text, { find, replace }) => {
    if (text.split(find).length !== 2) throw new Error(`"${find}" stands not once in ${file}`);
    return text.replace(find, () => replace);
  }, source);
}

export const cut = (file: string, find: string, replace = ''): Mutant => ({
  file,
  changes: [{ find, replace }],
});
