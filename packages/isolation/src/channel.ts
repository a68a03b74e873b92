import type { Socket } from 'node:net';
import { deserialize, serialize } from 'node:v8';

const LENGTH_BYTES = 4;

/**
 * Messages over a pipe: their length, then V8's own form. Not Node's channel, because a child that was taken over
 * could end its parent through that: with bytes that can't be taken apart, with a command of Node's own, or with a
 * message that never ends. Here each of them is `onBroken`.
 */
export class Channel {
  readonly #socket: Socket;
  readonly #maxBytes: number;
  readonly #onMessage: (message: unknown) => void;
  readonly #onBroken: (why: string) => void;
  #chunks: Buffer[] = [];
  #held = 0;
  /** Of the message that is coming in. */
  #length: number | undefined;

  constructor(
    socket: Socket,
    maxBytes: number,
    onMessage: (message: unknown) => void,
    onBroken: (why: string) => void,
  ) {
    this.#socket = socket;
    this.#maxBytes = maxBytes;
    this.#onMessage = onMessage;
    this.#onBroken = onBroken;
    socket.on('data', (chunk: Buffer) => this.#take(chunk));
    // The other side is gone; the end of the process reports it.
    socket.on('error', () => {});
  }

  send(message: unknown): void {
    const body = serialize(message);
    const head = Buffer.alloc(LENGTH_BYTES);
    head.writeUInt32LE(body.length);
    this.#socket.cork();
    this.#socket.write(head);
    this.#socket.write(body);
    this.#socket.uncork();
  }

  #take(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#held += chunk.length;
    try {
      while (this.#held >= (this.#length ?? LENGTH_BYTES)) this.#next();
    } catch (error) {
      this.#socket.removeAllListeners('data').resume();
      this.#onBroken(String(error));
    }
  }

  #next(): void {
    const held = this.#chunks.length === 1 ? this.#chunks[0]! : Buffer.concat(this.#chunks);
    const used = this.#length ?? LENGTH_BYTES;
    const isHead = this.#length === undefined;
    this.#length = isHead ? held.readUInt32LE(0) : undefined;
    if (this.#length !== undefined && this.#length > this.#maxBytes)
      throw new Error(`a message of ${this.#length} bytes`);
    this.#chunks = [held.subarray(used)];
    this.#held -= used;
    if (!isHead) this.#onMessage(deserialize(held.subarray(0, used)));
  }
}
