import type { SheetAddress } from '@hub/shared/contracts/sources/sheet-address';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../../../errors';
import type { GoogleEndpoints } from './google-endpoints';
import { guardCsv } from './guard-csv';
import { openExport } from './open-export';
import { SheetFailure } from './sheet-failure';

interface SheetLimits {
  /** For everything together: redirects, waiting and download. */
  timeoutMs: number;
  /** After unpacking. */
  maxBytes: number;
}

export interface SheetSource {
  google: GoogleEndpoints;
  limits: SheetLimits;
}

/** Takes a sheet's CSV text; resolves early, without reading on, when it has seen enough. */
export type SheetSink<T> = (csv: Readable, title: string | null) => Promise<T>;

/**
 * Streams a sheet's CSV into `sink`, under the limits.
 * @throws SheetFailure, or the signal's reason when the caller aborts
 */
export async function readSheet<T>(
  sheet: SheetAddress,
  source: SheetSource,
  sink: SheetSink<T>,
  signal?: AbortSignal,
): Promise<T> {
  const timeout = AbortSignal.timeout(source.limits.timeoutMs);
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    const { title, streams, close } = await openExport(sheet, source.google, either);
    try {
      const csv = guardCsv(source.limits.maxBytes);
      const flow = pipeline([...streams, csv], { signal: either });
      const taken = sink(csv, title).finally(() => csv.destroy());
      // A sink that has seen enough leaves the flow unfinished, which is no failure; one that fails says less than the flow does.
      const [outcome, flowed] = await Promise.allSettled([taken, flow]);
      if (outcome.status === 'fulfilled') return outcome.value;
      throw flowed.status === 'rejected' && !isPrematureClose(flowed.reason) ? flowed.reason : outcome.reason;
    } finally {
      await close();
    }
  } catch (error) {
    signal?.throwIfAborted();
    if (timeout.aborted) throw new SheetFailure('slow', { cause: error });
    if (error instanceof SheetFailure) throw error;
    throw error instanceof Refusal || isLocal(error) ? error : new SheetFailure('network', { cause: error });
  }
}

function isPrematureClose(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** Failures of this machine's disk are not the network's. */
function isLocal(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && ['open', 'write', 'close'].includes(String(error.syscall));
}
