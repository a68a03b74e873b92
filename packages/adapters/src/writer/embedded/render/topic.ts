import type { Brief } from '@parlance/artifacts/brief';
import { withArticle } from '../analysis/keyphrases.ts';
import type { Understanding } from '../analysis/understand.ts';
import type { Plan } from '../plan/plan.ts';
import { fill } from '../text/fill.ts';
import type { PhraseBag } from './phrase-bag.ts';

/** "We'll go from … to …", when the chapters have names that can be said so. */
function roadmap(plan: Plan, { pack }: Understanding, bag: PhraseBag): string | undefined {
  const sayable = plan.chapters.filter(({ shape, spoken }) => shape === 'thing' && !spoken.includes(','));
  const [first] = sayable;
  const last = sayable.at(-1);
  if (!first || !last || first === last || first !== plan.chapters[0]) return undefined;
  const phrases = plan.chapters.length === 2 ? pack.phrases.roadmapOfTwo : pack.phrases.roadmap;
  return fill(bag.draw(phrases), { a: first.spoken, z: last.spoken }, pack);
}

/** Says the emphasis by the source's own word for it; the person's words may be a whole instruction. */
function emphasis(brief: Brief, understanding: Understanding, bag: PhraseBag): string | undefined {
  if (!brief.emphasis) return undefined;
  const { lexer, keyphrases, pack } = understanding;
  const wanted = new Set(lexer.terms(brief.emphasis));
  const titleTerms = new Set(lexer.terms(understanding.title ?? ''));
  const found = keyphrases.find(
    ({ key }) =>
      key.split(' ').every((term) => wanted.has(term)) &&
      !key.split(' ').every((term) => titleTerms.has(term)),
  );
  return (
    found && fill(bag.draw(pack.phrases.emphasis), { np: withArticle(found, found.definiteArticle) }, pack)
  );
}

/** What the episode is about: the question that was asked, or the title, and the way it will go. */
export function introduction(plan: Plan, brief: Brief, understanding: Understanding, bag: PhraseBag): string {
  const { pack } = understanding;
  const { phrases } = pack;
  const parts: (string | undefined)[] = [];
  if (brief.question) {
    const question = brief.question.trim().replace(/\s+/g, ' ');
    const asked = /[?.!…]$/.test(question) ? question : `${question}?`;
    parts.push(fill(bag.draw(phrases.guidingQuestion), { question: asked }, pack));
  } else {
    const { topic, shape } = plan.title;
    parts.push(fill(bag.draw(phrases.topic[shape]), { topic }, pack));
    if (understanding.firstPerson) parts.push(bag.draw(phrases.firstPerson));
    parts.push(roadmap(plan, understanding, bag));
  }
  parts.push(emphasis(brief, understanding, bag));
  if (brief.level !== 'intermediate') parts.push(bag.draw(phrases.level[brief.level]));
  return parts.filter((part) => part !== undefined).join(' ');
}
