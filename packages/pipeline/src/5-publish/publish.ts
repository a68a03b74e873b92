import type { Master } from '@parlance/artifacts/master';
import type { Release } from '@parlance/artifacts/release';
import type { Script } from '@parlance/artifacts/script';
import { asMarkdown } from '@parlance/kernel/as-markdown';
import { packFor } from '@parlance/language/languages';
import { en } from '@parlance/language/languages/en/en';
import { clockStamp } from '@parlance/transcripts/timestamps';

function notesOf(script: Script, master: Master): string {
  const phrases = (packFor(script.language) ?? en).showNotes;
  const items = master.chapters.map(({ title, startMs }) => `- ${clockStamp(startMs)} ${asMarkdown(title)}`);
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
