/** What a stretch of a text is about, as stands above it or before it. */
export type Heading = {
  name: string;
  ref: string | undefined;
  /** A heading, "Name: …" before a paragraph of a row of such, or a line by itself that names what follows. */
  by: 'heading' | 'label' | 'line';
};
