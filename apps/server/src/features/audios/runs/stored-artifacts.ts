import { Master } from '@parlance/artifacts/master';
import { Script } from '@parlance/artifacts/script';
import { ScriptCheck } from '@parlance/artifacts/script-check';
import { SourceText } from '@parlance/artifacts/source-text';
import type { ObjectStore } from '@parlance/ports/object-store';
import type { z } from 'zod';
import type { ArtifactKeys } from '../../../db/schema/audios.ts';

type Kept = { artifacts: ArtifactKeys };

/** What a finished stage of a run left; nothing while it is not finished. */
const stored =
  <Schema extends z.ZodType>(name: keyof ArtifactKeys, schema: Schema) =>
  async (store: ObjectStore, { artifacts }: Kept): Promise<z.output<Schema> | undefined> => {
    const key = artifacts[name];
    if (!key) return undefined;
    return schema.parse(JSON.parse(new TextDecoder().decode(await store.get(key))));
  };

export const storedSource = stored('source', SourceText);
export const storedScript = stored('script', Script);
export const storedMaster = stored('master', Master);
export const storedCheck = stored('check', ScriptCheck);
