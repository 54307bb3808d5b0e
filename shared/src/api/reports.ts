import * as z from 'zod/mini';
import { verifyResponse } from '../contracts/claim';
import {
  downloadResponse,
  reportDetail,
  reportList,
  REPORTS_LIMIT,
  type DownloadFormat,
  type SourceType,
} from '../contracts/report';
import { request, requireToken } from './client';

const part = encodeURIComponent;
interface ListQuery {
  source_type?: SourceType;
  limit?: number;
  offset?: number;
}

export const reports = {
  list: async ({ source_type, limit = REPORTS_LIMIT, offset }: ListQuery = {}, signal?: AbortSignal) => {
    requireToken();
    return request(reportList, { method: 'GET', url: '/reports', params: { source_type, limit, offset }, signal });
  },
  get: (id: string, signal?: AbortSignal) => request(reportDetail, { method: 'GET', url: `/reports/${part(id)}`, signal }),
  remove: async (id: string): Promise<void> => {
    requireToken();
    await request(z.unknown(), { method: 'DELETE', url: `/reports/${part(id)}` });
  },
  download: async (id: string, format: DownloadFormat) => {
    requireToken();
    return request(downloadResponse, { method: 'GET', url: `/reports/${part(id)}/download`, params: { format } });
  },
  /** Runs every claim's query again. */
  verify: (id: string) => request(verifyResponse, { method: 'POST', url: `/reports/${part(id)}/verify`, data: {} }),
  /** The interactive sample of the landing page; needs no session. */
  sample: (signal?: AbortSignal) => request(reportDetail, { method: 'GET', url: '/sample-report', signal }),
};
