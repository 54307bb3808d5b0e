import { CLUSTERED } from './clustered';
import { ODD_VALUES } from './odd-values';
import { OVER_TIME } from './over-time';
import type { NullFamily } from './null-family';
import { APART } from './wide/apart';
import { WIDE_UNITS } from './wide/by-units';
import { WIDE_TIME } from './wide/over-time';

export const NULL_FAMILIES: readonly NullFamily[] = [
  ...CLUSTERED,
  ...OVER_TIME,
  ...ODD_VALUES,
  ...WIDE_UNITS,
  ...WIDE_TIME,
  ...APART,
];
