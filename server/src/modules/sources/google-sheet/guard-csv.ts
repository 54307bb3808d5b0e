import { Transform } from 'node:stream';
import { SheetFailure } from './sheet-failure';

const SNIFFED = 256;

/**
 * Lets a sheet's bytes through and ends the stream with a failure when they are more than `maxBytes`, counted after
 * unpacking, or begin as a web page does: Google answers a sheet that is not shared with its sign-in page and status 200.
 */
export function guardCsv(maxBytes: number): Transform {
  let bytes = 0;
  let head: Buffer | null = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done): void {
      bytes += chunk.length;
      if (bytes > maxBytes) return done(new SheetFailure('too-large'));
      if (head === null) return done(null, chunk);
      head = Buffer.concat([head, chunk]);
      if (head.length < SNIFFED) return done();
      const whole = head;
      head = null;
      return isPage(whole) ? done(new SheetFailure('private')) : done(null, whole);
    },
    flush(done): void {
      if (bytes === 0) return done(new SheetFailure('empty'));
      if (head === null) return done();
      return isPage(head) ? done(new SheetFailure('private')) : done(null, head);
    },
  });
}

function isPage(bytes: Buffer): boolean {
  return /^(?:\ufeff|\s)*<(?:!doctype\s+html|html[\s>])/i.test(bytes.toString('utf8', 0, SNIFFED));
}
