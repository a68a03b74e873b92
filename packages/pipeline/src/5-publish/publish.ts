import type { Master } from '@parlance/artifacts/master';
import type { Release } from '@parlance/artifacts/release';
import type { Script } from '@parlance/artifacts/script';
import { phrasesFor } from './phrases.ts';

/** "00:04:09": podcast apps turn times of this form into links. */
function clockTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** A title is text, whatever characters it holds; in Markdown some of them would be read as marks. */
const asMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>]/g, '\\$&').replace(/\s+/gu, ' ');

function notesOf(script: Script, master: Master): string {
  const phrases = phrasesFor(script.language);
  const items = master.chapters.map(({ title, startMs }) => `- ${clockTime(startMs)} ${asMarkdown(title)}`);
  const chapters = items.length > 0 ? `## ${phrases.chapters}\n\n${items.join('\n')}` : '';
  return [script.notes.trim(), chapters, `*${phrases.disclosure}*`]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** What the library, share pages and feeds show of a finished recording. */
export function publish(
  script: Script,
  master: Master,
  about: { guid: string; publishedAt: string },
): Release {
  return {
    guid: about.guid,
    title: script.title,
    notes: notesOf(script, master),
    durationMs: master.durationMs,
    chapters: master.chapters,
    enclosure: { key: master.mediaKey, bytes: master.mediaBytes, type: 'audio/mpeg' },
    publishedAt: about.publishedAt,
  };
}
