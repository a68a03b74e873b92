/** Who says a piece of an exchange: the one who tells, or the one who listens. */
export type Kind = 'tell' | 'ask' | 'hand';
export type Piece = {
  kind: Kind;
  text: string;
  /** A question that names nothing of what was said or comes: "Why?" */
  bare?: boolean;
  /** A question that tells a part of the sentence itself: "And if the wind turns?" */
  tells?: boolean;
  /** The source's own question. */
  own?: boolean;
  /** Begins with a word that shows that its speaker listened. */
  nods?: boolean;
  /** What a question is about, in whatever words it is asked. */
  about?: string;
  /** The author's own words, in their marks. */
  author?: boolean;
};

/** One way in which two people can share a sentence; the lower its cost, the better the way. */
export type Way = {
  form: string;
  pieces: readonly Piece[];
  cost: number;
  /** A word that is said in another form of it: "leaving" as "left". */
  inflected?: { from: string; to: string };
  /** Its question may bring up what nobody has mentioned. */
  mayBeNew?: true;
  /** Its question turns to another subject than that of the sentence before. */
  turnsTo?: true;
  /** What turns against the sentence before is at home behind its question, or left out. */
  turned?: true;
  /** Whose words its question asks for. */
  speaker?: string;
  /** Whom or what its question asks about, as about somebody who has just been named. */
  introduces?: string;
  /** What joined the sentence to the one before it, and is not said. */
  leftOut?: string;
};

export const isTellers = ({ kind }: Piece): boolean => kind === 'tell';

/** Told as it stands by one of the two: always possible. */
export const plainWay = (text: string): Way => ({ form: 'plain', pieces: [{ kind: 'tell', text }], cost: 0 });
