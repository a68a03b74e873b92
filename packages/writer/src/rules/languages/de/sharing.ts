import { led, type Sharing } from '../sharing.ts';
import { everyday } from './everyday.ts';
import { listening } from './listening.ts';
import { remarks } from './remarks.ts';
import { retelling } from './retelling.ts';
import { shapes } from './shapes.ts';
import { verbSecond } from './verb-second.ts';

export const sharing: Sharing = {
  rules: [...shapes, ...listening, ...retelling, led],
  verbSecond,
  remarks,
  everyday,
};
