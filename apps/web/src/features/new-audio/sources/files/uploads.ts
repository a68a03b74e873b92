import { removeUpload, sendFile } from '../../../../lib/api/uploads.ts';
import { chosenFiles } from './chosen-files.ts';

/** One list for the whole page: sending outlives the tab and the screen it was begun on. */
export const uploads = chosenFiles({ send: sendFile, remove: removeUpload });
