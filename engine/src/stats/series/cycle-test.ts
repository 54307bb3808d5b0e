import { fUpper } from '../distributions/distributions';
import { residualPersistence } from './persistence';
import { LIMITS } from '../limits';

interface Reading {
  part: number;
  value: number;
}

/**
 * Does a series follow a cycle? Analysis of variance, once by the part of the cycle and once by one wave a cycle (which needs fewer
 * cycles); the smaller p counts twice. Where what the cycle leaves unexplained persists from step to step, the changes from step to
 * step are tested in place of the levels: levels that drift make neighbouring parts alike by themselves, changes do not.
 * @param levels one value a step, in order; NaN where a step has none
 * @param partOf part of the cycle of each step, from 0
 * @param size parts of a cycle
 * @returns p; 1 when there are too few steps to tell.
 */
export function cycleTest(levels: ArrayLike<number>, partOf: (step: number) => number, size: number): number {
  const plain: Reading[] = [];
  const changes: Reading[] = [];
  for (let i = 0; i < levels.length; i++) {
    const value = levels[i] ?? NaN;
    const change = value - (levels[i - 1] ?? NaN);
    if (!Number.isNaN(value)) plain.push({ part: partOf(i), value });
    if (!Number.isNaN(change)) changes.push({ part: partOf(i), value: change });
  }
  const means = new Map([...meansByPart(plain)].map(([part, { n, sum }]) => [part, sum / n]));
  const persists =
    residualPersistence(
      plain.map(({ part, value }) => value - (means.get(part) ?? 0)),
      LIMITS.persists,
    ) > 0;
  const tested = persists ? changes : plain;
  const mean = tested.reduce((sum, { value }) => sum + value, 0) / tested.length;
  const centred = tested.map(({ part, value }) => ({ part, value: value - mean }));
  const total = centred.reduce((sum, { value }) => sum + value * value, 0);
  if (!(total > 0)) return 1;
  return Math.min(1, 2 * Math.min(byPart(centred, total), byWave(centred, total, size)));
}

function ratioP(explained: number, total: number, df: number, n: number): number {
  const residual = n - 1 - df;
  if (df < 1 || residual < LIMITS.leastResidual || explained <= 1e-12 * total) return 1;
  return fUpper(explained / df / (Math.max(0, total - explained) / residual), df, residual);
}

function meansByPart(readings: readonly Reading[]): Map<number, { n: number; sum: number }> {
  const groups = new Map<number, { n: number; sum: number }>();
  for (const { part, value } of readings) {
    const group = groups.get(part) ?? { n: 0, sum: 0 };
    group.n++;
    group.sum += value;
    groups.set(part, group);
  }
  return groups;
}

function byPart(readings: readonly Reading[], total: number): number {
  const groups = meansByPart(readings);
  const explained = [...groups.values()].reduce((sum, group) => sum + group.sum ** 2 / group.n, 0);
  return ratioP(explained, total, groups.size - 1, readings.length);
}

/** Least squares on the cosine and the sine of one wave. */
function byWave(readings: readonly Reading[], total: number, size: number): number {
  let cc = 0;
  let ss = 0;
  let cs = 0;
  let cy = 0;
  let sy = 0;
  const n = readings.length;
  const angle = (part: number) => (2 * Math.PI * part) / size;
  const meanCos = readings.reduce((sum, { part }) => sum + Math.cos(angle(part)), 0) / n;
  const meanSin = readings.reduce((sum, { part }) => sum + Math.sin(angle(part)), 0) / n;
  for (const { part, value } of readings) {
    const c = Math.cos(angle(part)) - meanCos;
    const s = Math.sin(angle(part)) - meanSin;
    cc += c * c;
    ss += s * s;
    cs += c * s;
    cy += c * value;
    sy += s * value;
  }
  const determinant = cc * ss - cs * cs;
  if (determinant < 1e-9 * n * n) return 1;
  const a = (cy * ss - sy * cs) / determinant;
  const b = (sy * cc - cy * cs) / determinant;
  return ratioP(a * cy + b * sy, total, 2, n);
}
