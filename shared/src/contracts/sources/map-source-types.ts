import { SOURCE_TYPES } from '../constants';

type SourceType = (typeof SOURCE_TYPES)[number];

/** A value for every type of source. */
export const mapSourceTypes = <Value>(valueOf: (type: SourceType) => Value): Record<SourceType, Value> =>
  // All keys are there, which `fromEntries` cannot say.
  Object.fromEntries(SOURCE_TYPES.map((type) => [type, valueOf(type)])) as Record<SourceType, Value>;
