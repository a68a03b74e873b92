import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

/** Every room whose files the import rules speak of. */
export const ROOMS = ['packages', 'apps', 'scripts', 'e2e', 'bench'];

const CONFIG = join(import.meta.dirname, '../../.dependency-cruiser.cjs');

const readRules = () => extractDepcruiseOptions(CONFIG);

export async function ruleNames(): Promise<string[]> {
  const { ruleSet } = await readRules();
  return (ruleSet?.forbidden ?? []).map((rule) => rule.name ?? 'unnamed');
}

/** Reads the imports of the tree at `baseDir` and judges them by the rules of this repository. */
export async function cruiseTree(baseDir: string): Promise<ICruiseResult> {
  const options = await readRules();
  const { output } = await cruise(
    ROOMS,
    { ...options, baseDir, outputType: 'json' },
    options.enhancedResolveOptions,
  );
  return JSON.parse(output as string) as ICruiseResult;
}
