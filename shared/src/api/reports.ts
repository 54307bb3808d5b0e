import * as z from 'zod/mini';
import type { ClaimRowsRequest, RowsFileRequest } from '../contracts/reports/claim';
import type { ColumnCorrection } from '../contracts/sources/column-roles';
import { REPORTS_LIMIT, SAMPLE_REPORT } from '../contracts/constants';
import type { DownloadFormat } from '../contracts/reports/report';
import { reportList, type SourceType } from '../contracts/reports/report-list';
import type { ShareRequest } from '../contracts/reports/share';
import type { ToldReading } from '../contracts/reports/told-reading';
import { request, requireToken } from './client';

// Of whole reports no first page asks.
const columnRoles = () => import('../contracts/sources/column-roles').then((contract) => contract.columnRoles);
const toldReading = () => import('../contracts/reports/told-reading').then((contract) => contract.toldReading);
const reportComparison = () => import('../contracts/reports/comparison').then((contract) => contract.reportComparison);
const verifyResponse = () => import('../contracts/reports/claim').then((contract) => contract.verifyResponse);
const claimRowsResponse = () => import('../contracts/reports/claim').then((contract) => contract.claimRowsResponse);
const reportDetail = () =>
  import(/* webpackChunkName: "report-contract" */ '../contracts/reports/report').then((contract) => contract.reportDetail);
const shareContract = () => import('../contracts/reports/share');
const downloadResponse = () =>
  import(/* webpackChunkName: "report-contract" */ '../contracts/reports/report').then((contract) => contract.downloadResponse);

const reportNews = () => import('../contracts/reports/news').then((contract) => contract.reportNews);

const part = encodeURIComponent;
/** Where the numbers of a report are asked for. */
const numbersOf = (id: string, claim: string) =>
  `${id === SAMPLE_REPORT ? '/sample-report' : `/reports/${part(id)}`}/claims/${part(claim)}/rows`;
interface ListQuery {
  source_type?: SourceType;
  limit?: number;
  /** The page after a report: its `created_at` and its id. */
  before?: string;
  before_id?: string;
  /** Words that all stand in the title or the source type. */
  search?: string;
}

export const reports = {
  list: async ({ limit = REPORTS_LIMIT, ...query }: ListQuery = {}, signal?: AbortSignal) => {
    requireToken();
    return request(reportList, { method: 'GET', url: '/reports', params: { limit, ...query }, signal });
  },
  /** What the newest reports of each source say first. */
  news: async (signal?: AbortSignal) => {
    requireToken();
    return request(reportNews(), { method: 'GET', url: '/reports/news', signal });
  },
  get: (id: string, signal?: AbortSignal) => request(reportDetail(), { method: 'GET', url: `/reports/${part(id)}`, signal }),
  remove: async (id: string): Promise<void> => {
    requireToken();
    await request(z.unknown(), { method: 'DELETE', url: `/reports/${part(id)}` });
  },
  /** Takes a deletion back, within a few minutes of it. */
  restore: async (id: string): Promise<void> => {
    await request(z.unknown(), { method: 'POST', url: `/reports/${part(id)}/restore` });
  },
  rename: async (id: string, title: string): Promise<void> => {
    await request(z.unknown(), { method: 'PATCH', url: `/reports/${part(id)}`, data: { report_title: title } });
  },
  download: async (id: string, format: DownloadFormat) => {
    requireToken();
    return request(downloadResponse(), { method: 'GET', url: `/reports/${part(id)}/download`, params: { format } });
  },
  /** One of the report's charts as SVG, with its title and a line that says where it is from. */
  picture: (id: string, chart: string) =>
    request(downloadResponse(), { method: 'GET', url: `/reports/${part(id)}/charts/${part(chart)}` }),
  /** Runs every claim's query again; those that run in a database need its password. */
  verify: (id: string, password?: string) =>
    request(verifyResponse(), {
      method: 'POST',
      url: `/reports/${part(id)}/verify`,
      data: password === undefined ? {} : { password },
    }),
  /** A page of the rows behind a number; those that are in a database need its password. */
  rows: (id: string, claim: string, asked: ClaimRowsRequest, signal?: AbortSignal) =>
    request(claimRowsResponse(), { method: 'POST', url: numbersOf(id, claim), data: asked, signal }),
  /** The first rows behind a number as CSV. */
  downloadRows: (id: string, claim: string, asked: RowsFileRequest) =>
    request(downloadResponse(), {
      method: 'POST',
      url: `${numbersOf(id, claim)}/download`,
      data: asked,
    }),
  /** What changed from an older report of the same source to this one. */
  compare: (id: string, older: string, signal?: AbortSignal) =>
    request(reportComparison(), { method: 'GET', url: `/reports/${part(id)}/compare/${part(older)}`, signal }),
  /** What the user has said of the columns of the report's source. */
  roles: (id: string, signal?: AbortSignal) =>
    request(columnRoles(), { method: 'GET', url: `/reports/${part(id)}/roles`, signal }),
  /** In the place of all corrections that were there; they hold from the source's next analysis on. */
  saveRoles: (id: string, corrections: ColumnCorrection[]) =>
    request(columnRoles(), { method: 'PUT', url: `/reports/${part(id)}/roles`, data: { corrections } }),
  /** What the user has said of how the report's source is to be read. */
  reading: (id: string, signal?: AbortSignal) =>
    request(toldReading(), { method: 'GET', url: `/reports/${part(id)}/reading`, signal }),
  /** In the place of all that was said; it holds from the source's next analysis on. */
  saveReading: (id: string, told: ToldReading) =>
    request(toldReading(), { method: 'PUT', url: `/reports/${part(id)}/reading`, data: told }),
  /** Links by which people without an account read a report; newest first. */
  shares: (id: string, signal?: AbortSignal) =>
    request(
      shareContract().then((contract) => contract.shareList),
      { method: 'GET', url: `/reports/${part(id)}/shares`, signal },
    ),
  /** The answer's token is never given again. */
  share: (id: string, asked: ShareRequest) =>
    request(
      shareContract().then((contract) => contract.madeShare),
      { method: 'POST', url: `/reports/${part(id)}/shares`, data: asked },
    ),
  unshare: async (id: string, share: string): Promise<void> => {
    await request(z.unknown(), { method: 'DELETE', url: `/reports/${part(id)}/shares/${part(share)}` });
  },
  /** What the link of this token leads to; needs no session. */
  openShared: (token: string, password?: string, signal?: AbortSignal, ticket?: string) =>
    request(
      shareContract().then((contract) => contract.sharedReport),
      { method: 'POST', url: '/shared-report', data: { token, password, ticket }, signal },
    ),
  /** The report of the demo; needs no session. */
  sample: (signal?: AbortSignal) => request(reportDetail(), { method: 'GET', url: '/sample-report', signal }),
};
