/** What the person at the terminal can do something about; the message says what. */
export class DownloadError extends Error {}

/** The line broke or the other side is busy: worth another try from where it stopped. */
export class Cut extends Error {}
