import { defineFeature } from '../state';
import { queriesReducer } from './queries-slice';
import { watchQueries } from './watch-queries.saga';

/** All that the page knows of the server, by key. Once it is in a store it stays: it outlives every screen. */
export const queries = defineFeature({ key: 'queries', reducer: queriesReducer, saga: watchQueries });
