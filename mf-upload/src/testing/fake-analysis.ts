import { http, HttpResponse } from 'msw';
import type { AnalysisProgress } from '@hub/shared/contracts/reports/analysis';
import type { AnalysisResult } from '@hub/shared/contracts/reports/report';
import { makeProgress as anyProgress, makeReport } from '@hub/shared/testing';

export const makeResult = (changes: Partial<AnalysisResult> = {}): AnalysisResult => ({
  crewResult: '# Support tickets\n\n## Summary\n\nTickets grow by 14 a month.',
  fileType: 'csv',
  filePath: 'uploads/tickets.csv',
  message: 'CSV file analyzed successfully.',
  report_id: 'report-1',
  ...changes,
});

export const makeProgress = (changes: Partial<AnalysisProgress> = {}): AnalysisProgress =>
  anyProgress({ id: 'analysis-1', rows_read: 12_345, ...changes });

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

/** What a call names its analysis, whichever way it is sent. */
export const idOf = async (request: Request): Promise<string> => {
  const isJson = request.headers.get('content-type')?.startsWith('application/json');
  const sent: unknown = isJson ? await request.json() : Object.fromEntries(await request.formData());
  return (sent as { analysis_id: string }).analysis_id;
};

/** An analysing call whose answer, progress and end are in the test's hand. */
export function heldCall(path: string) {
  let release: (response: Response) => void = () => undefined;
  const answered = new Promise<Response>((resolve) => {
    release = resolve;
  });
  const stream = progressStream();
  const requests: Request[] = [];
  const ids: string[] = [];
  let now: AnalysisProgress | null = null;
  const say = (changes: Partial<AnalysisProgress>) => stream.say((now = makeProgress({ id: ids[0] ?? '', ...changes })));
  const accept = () => {
    now ??= makeProgress({ id: ids[0] ?? '', stage: 'queued' });
    release(HttpResponse.json(now, { status: 202 }));
  };
  return {
    requests,
    ids,
    handlers: [
      http.post(`*/api${path}`, async ({ request }) => {
        requests.push(request.clone());
        ids.push(await idOf(request.clone()));
        return (await answered).clone();
      }),
      stream.handler,
      http.get('*/api/analyses/:id', () => (now ? HttpResponse.json(now) : new HttpResponse(null, { status: 404 }))),
    ],
    /** The server has all it needs. */
    accept,
    say,
    succeed(result: AnalysisResult) {
      accept();
      say({ state: 'completed', result });
    },
    fail(detail: string, code = 'refused') {
      accept();
      say({ state: 'failed', error: { detail, message: detail, code } });
    },
    refuse: (detail: string, status = 422) =>
      release(HttpResponse.json({ detail, message: detail, code: 'refused' }, { status })),
  };
}

export const reportDetail = { report: makeReport({ report_content: '# x' }), document: null };
