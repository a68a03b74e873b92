import { plain } from './plain/plain-author.ts';
import { authorSuite } from './testing/author-suite.ts';

authorSuite('plain telling', plain);
