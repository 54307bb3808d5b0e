import { Transform } from 'node:stream';
import { InputError } from '../../model';
import { t } from '../messages';
import { sizeText } from '../size-text';
import { LIMITS } from './limits';

/** Bytes that a file may have when it is unpacked, unless the caller says otherwise. */
export const UNPACK_LIMIT = LIMITS.unpacked;

/** Counts what is unpacked, over all parts of a file: a small archive may hold more than any disk. */
export class Budget {
  private used = 0;

  constructor(readonly limit = UNPACK_LIMIT) {}

  get left(): number {
    return this.limit - this.used;
  }

  /** @throws InputError when there is more than the limit */
  take(bytes: number): void {
    this.used += bytes;
    if (this.used > this.limit) throw this.exceeded();
  }

  exceeded(): InputError {
    return new InputError('file_unpacked_too_large', t('unpacked-size', { size: sizeText(this.limit) }));
  }

  /** Passes bytes on as long as they are within the limit. */
  meter(): Transform {
    return new Transform({
      transform: (chunk: Buffer, _, done) => {
        try {
          this.take(chunk.length);
          done(null, chunk);
        } catch (error) {
          done(error as Error);
        }
      },
    });
  }
}
