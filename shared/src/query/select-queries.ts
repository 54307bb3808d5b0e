import type { Queries } from './queries-slice';

/** For the saga, whose feature cannot be imported by it. */
export const selectQueries = (state: { queries?: Queries }): Queries => state.queries ?? {};
