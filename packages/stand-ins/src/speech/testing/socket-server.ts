import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const TEXT = 0x81;
const CLOSE = 8;
const MASK_BYTES = 4;

const headOf = (length: number): Buffer => {
  if (length < 126) return Buffer.from([TEXT, length]);
  const head = Buffer.alloc(10);
  head[0] = TEXT;
  head[1] = 127;
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
};

/** One masked frame, as clients send them; undefined while it is not all there. */
function readFrame(bytes: Buffer): { opcode: number; text: string; length: number } | undefined {
  if (bytes.length < 2) return undefined;
  const short = bytes[1]! & 0x7f;
  const start = short === 127 ? 10 : short === 126 ? 4 : 2;
  if (bytes.length < start) return undefined;
  const size = start === 10 ? Number(bytes.readBigUInt64BE(2)) : start === 4 ? bytes.readUInt16BE(2) : short;
  const length = start + MASK_BYTES + size;
  if (bytes.length < length) return undefined;
  const mask = bytes.subarray(start, start + MASK_BYTES);
  const payload = bytes.subarray(start + MASK_BYTES, length).map((byte, at) => byte ^ mask[at % MASK_BYTES]!);
  return { opcode: bytes[0]! & 0x0f, text: Buffer.from(payload).toString('utf8'), length };
}

/** The server's side of a WebSocket, as far as a stand-in needs it: whole text messages. */
export function acceptSocket(request: IncomingMessage, socket: Duplex, onMessage: (text: string) => void) {
  const key = `${request.headers['sec-websocket-key']}${GUID}`;
  const accept = createHash('sha1').update(key).digest('base64');
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  let rest = Buffer.alloc(0);
  socket.on('data', (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes]);
    for (let frame = readFrame(rest); frame; frame = readFrame(rest)) {
      rest = rest.subarray(frame.length);
      if (frame.opcode === CLOSE) return void socket.end(Buffer.from([0x80 | CLOSE, 0]));
      onMessage(frame.text);
    }
  });
  return {
    send(message: unknown): void {
      const payload = Buffer.from(JSON.stringify(message));
      socket.write(Buffer.concat([headOf(payload.length), payload]));
    },
  };
}
