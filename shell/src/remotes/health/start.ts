import type { RemoteEvent } from '@hub/shared/contracts/releases/telemetry';
import { addToQuarantine } from '@hub/shared/session';
import { takeOldMarks } from '@hub/shared/session/starting-marks';
import type { Assignment } from '../loading/remote-loader';
import { fixGlobals, noteGlobals } from './globals';
import { meterCalls } from './meter-calls';
import { guardStart } from './watchdog';

/** A build that has frozen one page of this device is put aside for so long: one freeze may have been the device's own. */
const ASIDE_MS = 60 * 60 * 1000;

let compare: (() => string | null) | null = null;

/** The first of the page's globals that has become another one since a canary began to run here; null when none has. */
export const damagedGlobal = (): string | null => compare?.() ?? null;

/**
 * Makes the page ready for a canary's code: its calls are counted, what everything builds on is fixed and noted, and a worker listens
 * whether the page answers. False when an earlier page of this device has been frozen by the build, which is then put aside for an hour.
 */
export async function mayStart(canary: Assignment, report: (event: RemoteEvent) => void): Promise<boolean> {
  if (takeOldMarks(canary)) {
    addToQuarantine(canary.remote, canary.buildId, ASIDE_MS);
    report({ ...canary, type: 'harm', harm: 'frozen', reason: 'an earlier page of this device stopped answering' });
    report({ ...canary, type: 'quarantined' });
    return false;
  }
  meterCalls();
  fixGlobals();
  compare = noteGlobals();
  await guardStart(canary);
  return true;
}
