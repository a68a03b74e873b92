import { plain } from './plain/or-plainly.ts';
import { plainWorder } from './plain/plain-worder.ts';
import { rulesChooser } from './rules/chooser.ts';
import { rulesWorder } from './rules/worder.ts';
import { authorSuite } from './testing/author-suite.ts';

authorSuite('plain telling', plain);
authorSuite('the rules', { chooser: rulesChooser, worder: rulesWorder });
// Any worder can stand behind any chooser.
authorSuite('plain words for what the rules choose', { chooser: rulesChooser, worder: plainWorder }, ['en']);
