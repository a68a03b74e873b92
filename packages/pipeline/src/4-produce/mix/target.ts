/** What podcast apps ask of a recording. */
export const TARGET_LUFS = -16;
/** Apps ask for half a unit; nobody hears a fifth. */
export const CLOSE_ENOUGH_LU = 0.2;
export const BITRATE_KBPS = 96;

/** Apps allow -1 dBTP; MP3 overshoots what it was given by up to 1.3 decibels (measured; for hiss see the limiter). */
export const CEILING_DB = -3;
