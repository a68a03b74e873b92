import { serve } from '../serve.ts';
import { attempts } from './attempts.ts';

export type Probe = { attack(paths: { read: string; write: string }): string[] };

serve<Probe>({ attack: ([paths]) => attempts(paths) });
