import { newId } from '@parlance/kernel/ids';
import type pg from 'pg';

/** A feed with so many episodes, written into the database: nobody waits for 500 audios to be made. */
export async function addEpisodes(client: pg.Client, feedId: string, count: number): Promise<void> {
  const { rows } = await client.query<{ user_id: string }>('select user_id from feeds where id = $1', [
    feedId,
  ]);
  const userId = rows[0]?.user_id;
  const chapters = Array.from({ length: 6 }, (_, i) => ({ title: `Chapter ${i}`, startMs: i * 60_000 }));
  const notes = `${'What was said about rivers, seas and the weather. '.repeat(12)}\n\n## Chapters\n\n${chapters.map(({ title }, i) => `- 00:0${i}:00 ${title}`).join('\n')}`;
  for (let i = 0; i < count; i++) {
    const [audioId, runId, version] = [newId(), newId(), newId().slice(-8)];
    await client.query(
      `insert into audios (id, user_id, run_id, status, language, level, mode, length, voice, source_type, created_at, updated_at)
       values ($1, $2, $3, 'ready', 'en-US', 'beginner', 'dialogue', 'short', '"pair"', 'text', now(), now())`,
      [audioId, userId, runId],
    );
    const recording = {
      version,
      runId,
      tagKey: 't',
      tagBytes: 70_000,
      mediaKey: 'm',
      mediaSkipBytes: 900,
      mediaBytes: 5_000_000,
      transcriptKey: 'v',
      chaptersKey: 'c',
      language: 'en-US',
      durationMs: 400_000,
      chapters,
      hosts: ['A', 'B'],
    };
    await client.query(
      `insert into episodes (id, feed_id, audio_id, title, description, published_at, recording, created_at, updated_at)
       values ($1, $2, $3, $4, $5, now() - $6 * interval '1 hour', $7, now(), now())`,
      [newId(), feedId, audioId, `Episode ${i}: rivers & seas`, notes, i, JSON.stringify(recording)],
    );
  }
}
