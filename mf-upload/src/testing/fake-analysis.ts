import { http, HttpResponse } from 'msw';
import type { AnalysisProgress } from '@hub/shared/contracts/analysis';
import type { AnalysisResult } from '@hub/shared/contracts/report';
import { makeReport } from '@hub/shared/testing';

export const makeResult = (changes: Partial<AnalysisResult> = {}): AnalysisResult => ({
  crewResult: '# Support tickets\n\n## Summary\n\nTickets grow by 14 a month.',
  fileType: 'csv',
  filePath: 'uploads/tickets.csv',
  message: 'CSV file analyzed successfully.',
  report_id: 'report-1',
  ...changes,
});

export const makeProgress = (changes: Partial<AnalysisProgress> = {}): AnalysisProgress => ({
  id: 'analysis-1',
  state: 'running',
  stage: 'mining',
  source_type: 'csv',
  source_name: 'tickets.csv',
  started_at: '2026-11-21T12:00:00.000Z',
  elapsed_ms: 65_000,
  bytes_received: 100,
  bytes_total: 100,
  rows_read: 12_345,
  ...changes,
});

/** The progress of an analysis, line by line, in the test's hand. */
export function progressStream() {
  let out: ReadableStreamDefaultController<Uint8Array> | null = null;
  const waiting: AnalysisProgress[] = [];
  const encode = (progress: AnalysisProgress) => new TextEncoder().encode(`${JSON.stringify(progress)}\n`);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      out = controller;
      for (const progress of waiting) controller.enqueue(encode(progress));
    },
  });
  return {
    handler: http.get(
      '*/api/analyses/:id/progress',
      () => new HttpResponse(body, { headers: { 'Content-Type': 'application/x-ndjson' } }),
    ),
    say(progress: AnalysisProgress) {
      if (out) out.enqueue(encode(progress));
      else waiting.push(progress);
    },
  };
}

/** An analysing call that answers when the test says so. */
export function heldCall(path: string) {
  let release: (response: Response) => void = () => undefined;
  const answered = new Promise<Response>((resolve) => {
    release = resolve;
  });
  const requests: Request[] = [];
  return {
    requests,
    handler: http.post(`*/api${path}`, async ({ request }) => {
      requests.push(request.clone());
      return answered;
    }),
    succeed: (result: AnalysisResult) => release(HttpResponse.json(result)),
    refuse: (detail: string, status = 422) =>
      release(HttpResponse.json({ detail, message: detail, code: 'refused' }, { status })),
    breakOff: () => release(HttpResponse.error() as Response),
  };
}

export const reportDetail = { report: makeReport({ report_content: '# x' }), document: null };
