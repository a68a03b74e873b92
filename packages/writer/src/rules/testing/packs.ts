import { talkPackOf } from '../languages/talk-packs.ts';

export const de = talkPackOf('de');
export const en = talkPackOf('en');
export const es = talkPackOf('es');
export const fr = talkPackOf('fr');
export const pt = talkPackOf('pt');
