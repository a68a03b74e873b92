import { CHECK_FLAGS, LINE_SUPPORTS } from '@parlance/kernel/line-support';
import { z } from 'zod';
import { Heard } from './heard.ts';

/** What a script says beside what its source says, and what of the source it leaves out. */
export const ScriptCheck = z.object({
  /** One for each line of the script, in order. */
  lines: z.array(
    z.object({
      support: z.enum(LINE_SUPPORTS),
      /** `text` is the number or the name as the line has it. */
      flags: z.array(z.object({ code: z.enum(CHECK_FLAGS), text: z.string() })),
    }),
  ),
  /** Ids of important passages that no line rests on, the most important first. */
  leftOut: z.array(z.string()),
  /** Checks of before don't know it. */
  heard: Heard.optional(),
});

export type ScriptCheck = z.infer<typeof ScriptCheck>;
export type LineCheck = ScriptCheck['lines'][number];
export type CheckFlag = LineCheck['flags'][number];
