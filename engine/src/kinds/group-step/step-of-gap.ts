import { LARGEST_P } from '../../insights/judge/gate';
import { pettitt } from '../../stats/pettitt';
import { changesOf } from '../../stats/segments/changes';
import type { Levels } from './its-own';
import { LIMITS } from './limits';

/** Means of a group and of others, in each of the steps of time that have both. */
export interface Gap {
  own: number[];
  rest: number[];
  /** Moment at which each step of time begins, in milliseconds. */
  at: number[];
}

export interface Step {
  /** When the change is, in milliseconds. */
  moment: number;
  p: number;
  /** Levels of the group and of the others. */
  own: Levels;
  rest: Levels;
  /** Size of the step of what lies between the group and the others, and in its pooled standard deviations. */
  size: number;
  shift: number;
  /** One change of level describes what lies between them, and nothing is left that wanders. */
  isOne: boolean;
  /** Steps of time on the smaller side. */
  beside: number;
}

/** The change of level of what lies between a group and others (Pettitt). Null where there are too few readings. */
export function stepOf({ own, rest, at: moments }: Gap): Step | null {
  const apart = own.map((value, i) => value - (rest[i] ?? NaN));
  const change = apart.length >= LIMITS.fewestSteps ? pettitt(apart) : null;
  if (!change) return null;
  const { at, p } = change;
  const [before, after] = levelsOf(apart, at);
  const left = apart.map((value, i) => value - (i < at ? before : after));
  const deviation = Math.sqrt(squares(left) / (apart.length - 2));
  return {
    moment: moments[at] ?? 0,
    // What all change by the same factor lies apart by more or less afterwards, and what all change by the same amount by another factor.
    p: p < LARGEST_P && Math.min(...own, ...rest) > 0 ? Math.max(p, byFactorP({ own, rest })) : p,
    own: levelsOf(own, at),
    rest: levelsOf(rest, at),
    size: Math.abs(after - before),
    shift: Math.abs(after - before) / deviation,
    isOne: p < LARGEST_P && isOneLevelChange(apart) && !wanders(left),
    beside: Math.min(at, apart.length - at),
  };
}

/** Whether another group certainly moves by so much, at whatever time (t of its two levels): then it is no step of one group alone. */
export const movesAsWell = ({ size, shift, beside }: Step, steps: number, least: number): boolean =>
  beside >= LIMITS.fewestBeside &&
  size >= LIMITS.likewise * least &&
  shift >= LIMITS.surelyMoves * Math.sqrt(1 / beside + 1 / (steps - beside));

const byFactorP = ({ own, rest }: Pick<Gap, 'own' | 'rest'>): number =>
  pettitt(own.map((value, i) => Math.log(value / (rest[i] ?? NaN))))?.p ?? 1;

/** Held against series that persist, random walks among them. */
function isOneLevelChange(values: readonly number[]): boolean {
  const found = changesOf(values);
  return found?.form === 'level' && found.changes.length === 1;
}

/** Whether neighbours up to a few steps apart certainly lie on one side: mean autocorrelation of the first lags, whose standard error is 1/√(lags × n). */
function wanders(left: readonly number[]): boolean {
  const lags = Array.from({ length: LIMITS.lags }, (_, i) => i + 1);
  const products = lags.map((lag) => left.slice(lag).reduce((sum, value, i) => sum + value * (left[i] ?? 0), 0));
  return mean(products) / squares(left) > LIMITS.wanders / Math.sqrt(lags.length * left.length);
}

const levelsOf = (values: readonly number[], at: number): Levels => [mean(values.slice(0, at)), mean(values.slice(at))];
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const squares = (values: readonly number[]): number => values.reduce((sum, value) => sum + value * value, 0);
