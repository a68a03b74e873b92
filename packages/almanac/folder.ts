/** Where the articles lie: one Markdown file each, in a folder for each language. */
export const ALMANAC_DIR: string = import.meta.dirname;
