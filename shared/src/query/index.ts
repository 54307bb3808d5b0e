export { defineQuery, type Query } from './query';
export type { QueryEntry, QueryError } from './entry';
export { useQuery, type QueryResult } from './use-query';
export { renamed, withName } from './renamed';
export { agentsQuery, analyticsQuery, reportQuery } from './server-data';
