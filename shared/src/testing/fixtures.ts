import type { AnalysisProgress } from '../contracts/reports/analysis';
import type { SessionEntry, SessionResponse, Settings, User } from '../contracts/accounts/account';
import type { Report, ReportAnalytics } from '../contracts/reports/report';
import { makeToken } from './token';

export const makeUser = (changes: Partial<User> = {}): User => ({
  id: 'user-1',
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'Lovelace',
  is_verified: true,
  ...changes,
});

export const makeSession = (changes: Partial<SessionResponse> = {}): SessionResponse => ({
  user: makeUser(),
  token: makeToken(),
  message: 'Welcome back, Ada.',
  success: true,
  ...changes,
});

export const makeSettings = (changes: Partial<Settings> = {}): Settings => ({
  notify_new_reports: true,
  notify_agent_status: true,
  weekly_summary: false,
  ...changes,
});

export const makeSessionEntry = (changes: Partial<SessionEntry> = {}): SessionEntry => ({
  id: 'session-1',
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  created_at: '2026-11-20T09:30:00.000Z',
  expires_at: '2026-12-20T09:30:00.000Z',
  current: true,
  ...changes,
});

export const makeReport = (changes: Partial<Report> = {}): Report => ({
  id: 'report-1',
  report_title: 'Support tickets',
  source_type: 'csv',
  created_at: '2026-11-20T09:30:00.000Z',
  status: 'completed',
  record_count: 12_345,
  processing_time: 3.42,
  table_names: ['tickets'],
  insight_count: 9,
  chart_count: 4,
  ...changes,
});

export const makeAnalytics = (changes: Partial<ReportAnalytics> = {}): ReportAnalytics => ({
  total_reports: 12,
  most_used_source: 'csv',
  average_processing_time: 3.42,
  recent_reports: [makeReport()],
  reports_by_source: { csv: 8, google_sheet: 3, postgres: 1 },
  ...changes,
});

/** An analysis under way. */
export const makeProgress = (changes: Partial<AnalysisProgress> = {}): AnalysisProgress => ({
  id: 'a1',
  state: 'running',
  stage: 'mining',
  source_type: 'csv',
  source_name: 'tickets.csv',
  started_at: '2026-11-21T12:00:00.000Z',
  elapsed_ms: 65_000,
  bytes_received: 100,
  bytes_total: 100,
  rows_read: 12,
  ...changes,
});
