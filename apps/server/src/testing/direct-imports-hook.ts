/** Loaded with `--import` before a program whose own imports bring drizzle-orm in. */
import { importNeighboursDirectly } from '../direct-imports.ts';

importNeighboursDirectly();
