import { led, type Sharing } from '../sharing.ts';
import { asking } from './asking.ts';
import { everyday } from './everyday.ts';
import { listening } from './listening.ts';
import { remarks } from './remarks.ts';
import { retelling } from './retelling.ts';
import { shapes } from './shapes.ts';

export const sharing: Sharing = {
  rules: [...shapes, ...asking, ...listening, ...retelling, led],
  remarks,
  everyday,
};
