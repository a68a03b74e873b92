import { AV_CHANNEL_ORDER_NATIVE } from 'node-av/constants';

/** FFmpeg's name for one channel, in the middle. */
export const MONO = { nbChannels: 1, order: AV_CHANNEL_ORDER_NATIVE, mask: 4n };
