import type { Choice } from '../choose/chooser.ts';
import { plainChooser } from '../choose/plain-chooser.ts';
import type { Author } from '../tell-episode.ts';
import { plainWorder } from './plain-worder.ts';

/** The text's own sentences, whole and in order. */
export const plain: Author<Choice> = { chooser: plainChooser, worder: plainWorder };
