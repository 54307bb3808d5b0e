import { agentsResponse } from '../contracts/reports/analysis';
import { request } from './client';

export const agents = {
  /** The four agents with their recent runs, and the system's status. */
  list: (signal?: AbortSignal) => request(agentsResponse, { method: 'GET', url: '/agents', signal }),
};
