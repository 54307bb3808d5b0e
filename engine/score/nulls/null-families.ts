import { CLUSTERED } from './clustered';
import { ODD_VALUES } from './odd-values';
import { OVER_TIME } from './over-time';
import type { NullFamily } from './null-family';

export const NULL_FAMILIES: readonly NullFamily[] = [...CLUSTERED, ...OVER_TIME, ...ODD_VALUES];
