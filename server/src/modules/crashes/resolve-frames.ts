import { createHash } from 'node:crypto';
import { originalPositionFor, type TraceMap } from '@jridgewell/trace-mapping';
import type { CrashFrame } from '@hub/shared/contracts/releases/crashes';
import type { MapStore } from './map-store';
import type { BuiltFrame } from './read-frames';

/** Frames by which crashes are told apart: what called them differs while the fault is the same. */
const TOP_FRAMES = 3;
const isOurs = ({ file }: CrashFrame) => !file.startsWith('node_modules/');

interface Step extends CrashFrame {
  /** What stands at the place in the sources, such as the name of the function that is called there. */
  called: string | null;
}

const resolveFrame = (frame: BuiltFrame, map: TraceMap | null): Step => {
  // A stack counts columns from 1, a map from 0.
  const found = map && originalPositionFor(map, { line: Math.max(frame.line, 1), column: Math.max(frame.column - 1, 0) });
  if (!found || found.source === null) {
    const { owner, file, line, column } = frame;
    return { file: `${owner}/${file}`, line, column, name: null, isResolved: false, called: null };
  }
  return { file: found.source, line: found.line, column: found.column + 1, name: null, isResolved: true, called: found.name };
};

/**
 * What crashes of one fault have in common: the kind of error and the innermost steps of our own sources. A step counts by its file, its
 * function and what stands at its place, so that a build in which lines have moved says the same.
 */
const fingerprintOf = (error: string, steps: readonly Step[]): string => {
  const own = steps.filter(isOurs);
  const top = (own.length > 0 ? own : steps).slice(0, TOP_FRAMES);
  const places = top.map(({ file, name, called, line, column, isResolved }) =>
    isResolved ? [file, name, called] : [file, line, column],
  );
  return createHash('sha256')
    .update(JSON.stringify([error, places]))
    .digest('hex')
    .slice(0, 16);
};

/** The stack in the sources' own terms, and what tells its fault from others. A function's name is what the step outside it calls there. */
export const resolveFrames = async (
  error: string,
  built: readonly BuiltFrame[],
  maps: MapStore,
): Promise<{ frames: CrashFrame[]; fingerprint: string }> => {
  const found: Step[] = [];
  for (const frame of built) found.push(resolveFrame(frame, await maps.mapOf(frame)));
  const steps = found.map((step, index) => {
    const outside = found[index + 1];
    return { ...step, name: outside && isOurs(outside) ? outside.called : null };
  });
  return { frames: steps.map(({ called: _, ...frame }) => frame), fingerprint: fingerprintOf(error, steps) };
};
