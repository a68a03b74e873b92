/**
 * A sentence shape that two people can share: the first asks or begins, the second answers or ends.
 * In the templates `{x}` is the pattern's group x, `{X…}` the same with a capital, `{x|de}` with a preposition.
 */
export type Exchange = {
  id: string;
  pattern: string;
  /**
   * What the sentence just said must look like; what its groups hold may stand in the question. What the pattern's group
   * `known` names must have been said lately, and what its group `again` names right before.
   */
  after?: string;
  ask: readonly string[];
  /** The whole sentence when left out. */
  answer?: string;
  /** What the pattern finds only opens the sentence: after the question the answer may do without it. */
  droppable?: boolean;
  /** The question may bring up what nobody has mentioned: "And if the wind turns?" */
  mayBeNew?: true;
  /** Turns to another subject than that of the last sentences: "And the second lamp?" */
  turnsTo?: true;
  /** Asks who or what it is that was named right before, and never till then: the group `who` or `what`. */
  introduces?: true;
  /** A word that turns against what was said is at home behind the question, or left out as the group `against`. */
  turned?: true;
  /** Fits only directly after the sentence that stands before it in the source. */
  continuing?: boolean;
  /** Fits only after a sentence that tells of former times: "And today?" */
  afterPast?: true;
  /** Fits only after a sentence that denies something: "And instead?" */
  afterDenial?: true;
  /** Fits only inside a paragraph: the sentence explains the one before it. */
  inside?: true;
  /** Fits only where both sentences speak of the same thing. */
  shares?: true;
  /** The year in it must lie behind the last one named: "And in 1998?" */
  forward?: true;
};
