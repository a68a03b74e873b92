import { DELETION_PHRASE } from '@parlance/contract/accounts';
import type { Vocabulary } from './values.ts';

const PROSE = 'The sea was quiet that day, and nobody walked along the shore. ';
/** A token of the right shape that was never handed out. */
const MADE_UP_TOKEN = 'A'.repeat(43);

/** Values that get a request past what knows them; the rest of its fields are as odd as their schema lets them be. */
export const WORDS: Vocabulary = {
  id: ['{id}', '{id}', '{id}', 'nothing'],
  feed_id: ['{feed_id}'],
  episode_id: ['{episode_id}'],
  key_id: ['{key_id}'],
  webhook_id: ['{webhook_id}'],
  delivery_id: ['{delivery_id}'],
  session_id: ['{session_id}'],
  user_id: ['{user_id}'],
  passage_id: ['{passage_id}'],
  upload_ids: ['{upload_id}'],
  url_token: ['{url_token}'],
  voice_id: ['low', 'high', 'pair'],
  provider: ['google', 'microsoft'],
  token: [MADE_UP_TOKEN],
  url: ['{site_url}', '{site_url}page?a=b#c', '{site_url}', '127.0.0.1', 'ftp://hooks'],
  topic: ['Tides', 'Bees', 'the moon'],
  q: ['tides', 'be', '%'],
  material: ['Bees', PROSE.repeat(40)],
  text: [PROSE.repeat(40), PROSE.repeat(3)],
  script: ['HOST: Good morning.\nCOHOST: Good evening.', 'HOST: Alone.\nHOST: Still alone.'],
  language: ['en-US', 'en-US', 'pt-BR', 'de-DE', 'xx'],
  voice: ['pair', 'low'],
  host: ['low', 'nobody'],
  cohost: ['high', 'nobody'],
  default_voice: ['pair'],
  default_language: ['en-US'],
  email: ['{email}', '{victim_email}', 'somebody@example.com', 'ünï@example.com'],
  password: ['long enough'],
  confirmation: [DELETION_PHRASE],
  cursor: ['{id}', '{delivery_id}'],
  filename: ['notes.txt', 'notes.exe'],
  country: ['US', 'BR', 'DE'],
  speaker: ['HOST', 'COHOST'],
  source_refs: ['p1', 'p2'],
  redirect: ['/app/audios'],
  session: ['cs_test'],
  written: ['sea', 'Parlance'],
  spoken: ['see'],
};
