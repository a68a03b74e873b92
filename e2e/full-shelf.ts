import { tellDatabase } from './database.ts';

/** Puts so many copies of a finished audio on its owner's shelf; speaking them all would take an evening. */
export const fillShelf = (audioId: string, copies: number): Promise<number> =>
  tellDatabase(
    `insert into audios
     select (jsonb_populate_record(audio, jsonb_build_object(
       'id', left(audio.id, 22) || to_char(copy, 'FM0000'),
       'title', 'Recording number ' || copy
     ))).*
     from audios audio, generate_series(1, $2::int) copy where audio.id = $1`,
    [audioId, copies],
  );

/** As if nobody had been able to make it, and before it got a title. */
export const failUntitled = (audioId: string): Promise<number> =>
  tellDatabase(
    "update audios set status = 'failed', error_code = 'generation_failed', title = null where id = $1",
    [audioId],
  );
