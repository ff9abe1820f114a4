import { Transform, type TransformCallback } from 'node:stream';

/** Longer than any answer. */
const LONGEST = 8_192;
const [LINE_FEED, RETURN] = [10, 13];

/** Passes lines on and cuts what is too long: a pipe may hold a line without end, and whoever waits for that end holds it all. */
export class ShortLines extends Transform {
  private length = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const kept = Buffer.alloc(chunk.length);
    let size = 0;
    for (const byte of chunk) {
      if (byte === LINE_FEED || byte === RETURN) this.length = 0;
      else if (++this.length > LONGEST) continue;
      kept[size++] = byte;
    }
    done(null, kept.subarray(0, size));
  }
}
