import type { Frame } from '../../insights/frame/frame';
import { gapOf, type Split } from './gap-of';
import { isOneMoment, type OwnStep } from './same-step';
import { bestStepOf } from './steps-told';
import { LIMITS } from './limits';

export type Together = OwnStep & { parts?: readonly OwnStep[] };

/**
 * Groups of one column that take one step at one time, as one: two clinics since the same day, five of eleven shops. The question is as sure as the surest of them, and each of the others is sure by itself; together they say
 * what became of them and what the rest did. Those that stand alone stay as they are.
 */
export function together(frame: Frame, steps: readonly OwnStep[]): Together[] {
  const left = [...steps];
  const told: Together[] = [];
  for (let first = left.shift(); first; first = left.shift()) {
    const of = first;
    const parts = [of, ...left.filter((one) => isOfOne(of.split, one.split) && isOneMoment(of, one))];
    const joined = parts.length > 1 ? asOne(frame, parts) : null;
    if (joined) for (const part of parts.slice(1)) left.splice(left.indexOf(part), 1);
    told.push(joined ? { ...joined, parts } : of);
  }
  return told;
}

const isOfOne = (a: Split, b: Split): boolean => a.dimension === b.dimension && a.measure === b.measure;

/** Null where they are most of the groups, or do not step as one. */
function asOne(frame: Frame, parts: readonly OwnStep[]): OwnStep | null {
  const [first] = parts;
  if (!first) return null;
  const { split, step } = first;
  const { labels, codes, counts } = split.dimension;
  if (parts.length > Math.min(LIMITS.mostLabels, labels.length / 2)) return null;
  const own = parts.map((part) => part.step.code).sort((a, b) => a - b);
  const kept = [...labels.keys()].filter((code) => code === step.code || !own.includes(code));
  const places = labels.map((_, code) => kept.indexOf(own.includes(code) ? step.code : code));
  const dimension = {
    ...split.dimension,
    labels: kept.map((code) => labels[code] ?? ''),
    codes: codes.map((code) => (code < 0 ? code : (places[code] ?? -1))),
    counts: kept.map((code) => (code === step.code ? own : [code]).reduce((sum, one) => sum + (counts[one] ?? 0), 0)),
    distinct: split.dimension.distinct - own.length + 1,
  };
  const code = places[step.code] ?? -1;
  const joined = { ...split, dimension, together: own.map((one) => labels[one] ?? '') };
  const found = bestStepOf(gapOf(frame, joined, code), dimension.labels.length);
  return found && { split: joined, step: { ...found, p: Math.min(...parts.map((part) => part.step.p)), code } };
}
