import type { Frame } from '../frame/frame';
import { LARGEST_P } from '../judge/gate';
import { LIMITS } from './limits';
import type { Side } from './unit';
import { judgeOf } from './unit-judge';

/**
 * p of a relation by what its rows belong to.
 * @param plain p by rows; where that is small, the larger of it and the p by units counts. Where units differ among themselves and the labels go across
 * all of them, the comparison within units takes its place: it is the clearer one
 */
export function judgedP(frame: Frame, plain: number, a: Side, b: Side): number {
  if (frame.units.length === 0 || plain > LIMITS.hidden) return plain;
  const clearer = a.kind === 'labels' ? judgeOf(frame).clearerP(a, b) : null;
  if (clearer !== null) return clearer;
  return plain < LARGEST_P ? Math.max(plain, judgeOf(frame).p(a, b)) : plain;
}
