import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { trace } from '@opentelemetry/api';
import { z } from 'zod';
import { workerScript } from '../engine/worker-path';
import { testApp, type TestApp } from '../testing/test-app';
import { contextOf } from './spans';

const value = z.object({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() }).loose();
const attributes = z.array(z.object({ key: z.string(), value }));
const told = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              kind: z.number(),
              startTimeUnixNano: z.coerce.number(),
              endTimeUnixNano: z.coerce.number(),
              attributes,
            }),
          ),
        }),
      ),
    }),
  ),
});
const measured = z.object({
  resourceMetrics: z.array(
    z.object({ scopeMetrics: z.array(z.object({ metrics: z.array(z.object({ name: z.string() }).loose()) })) }),
  ),
});

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const traceparent = `00-${TRACE}-${PARENT}-01`;

const dist = mkdtempSync(join(tmpdir(), 'hub-dist-'));
mkdirSync(join(dist, 'shell'));
writeFileSync(join(dist, 'shell', 'index.html'), '<html lang="en"><head><!--hub:head--></head><body></body></html>');
afterAll(() => rmSync(dist, { recursive: true, force: true }));
const pageOf = async (hub: TestApp) =>
  (await hub.app.inject({ url: '/dashboard/private-page?token=private-query', headers: { accept: 'text/html' } })).body;
const LOADED = { sentMs: 4000, responseMs: 120, interactiveMs: 400, screenMs: 1500, navigation: 'navigate' };

/** What a receiver of OTLP was sent: https://opentelemetry.io/docs/specs/otlp/#otlphttp */
interface Sent {
  url: string;
  key: string | undefined;
  text: string;
}

describe('with a receiver', () => {
  let receiver: Server;
  let hub: TestApp;
  const sent: Sent[] = [];

  beforeAll(async () => {
    receiver = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        sent.push({ url: request.url ?? '', key: request.headers['x-key']?.toString(), text });
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
    await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
    const endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20secret' };
    hub = await testApp(env, { worker: workerScript(), dist });
  }, 60_000);
  afterAll(() => receiver.close());

  const spansOf = () =>
    sent
      .filter(({ url }) => url === '/v1/traces')
      .flatMap(({ text }) => told.parse(JSON.parse(text)).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
  const attribute = (span: { attributes: z.infer<typeof attributes> }, key: string) => {
    const found = span.attributes.find((each) => each.key === key)?.value;
    return found?.stringValue ?? found?.intValue;
  };

  test('a press is one trace, from the page to the queries and the stages of the engine', async () => {
    const ann = await hub.signUp('ann.secret@example.com');
    const answer = await hub.upload(ann.token, 'a,b\nprivate-cell,2\n', { name: 'salaries.csv', headers: { traceparent } });
    expect(answer.statusCode).toBe(200);
    await hub.app.inject({
      url: '/api/analyses/private-id?token=private-query',
      headers: { authorization: `Bearer ${ann.token}` },
    });
    const brought = /<meta name="hub-traces" content="([^"]+)">/.exec(await pageOf(hub))?.[1] ?? '';
    expect((await hub.call('POST', '/telemetry/page', { ...LOADED, trace: brought })).statusCode).toBe(204);
    expect((await hub.call('POST', '/telemetry/page', { ...LOADED, trace: brought, screenMs: -1 })).statusCode).toBe(400);
    await hub.stop();

    const spans = spansOf();
    const parts = spans.filter(({ traceId }) => traceId === TRACE);
    const [call] = parts.filter(({ parentSpanId }) => parentSpanId === PARENT);
    expect(call?.name).toMatch(/^POST \/api\//);
    expect(call && [attribute(call, 'http.response.status_code'), attribute(call, 'http.request.method')]).toEqual([200, 'POST']);
    const names = parts.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['analysis.queue', 'analysis', 'SELECT postgresql', 'INSERT postgresql']));
    // Every part hangs together: a span's parent is the page's or another one of the trace.
    const ids = new Set([PARENT, ...parts.map(({ spanId }) => spanId)]);
    expect(parts.filter(({ parentSpanId = '' }) => !ids.has(parentSpanId))).toEqual([]);
    const engine = parts.find(({ name }) => name === 'analysis');
    const stages = parts.filter(({ name }) => /^analysis\.(?!queue)/.test(name));
    expect(stages.length).toBeGreaterThan(0);
    expect(new Set(stages.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([engine?.spanId]));

    // The page goes on with the trace of the call that brought it.
    const [, pageTrace, pageCall] = brought.split('-');
    expect(spans.find(({ spanId }) => spanId === pageCall)).toMatchObject({ traceId: pageTrace, kind: 2 });
    const load = spans.find(({ name }) => name === 'page.load');
    expect(load).toMatchObject({ traceId: pageTrace, parentSpanId: pageCall });
    expect(load && [attribute(load, 'hub.page.response_ms'), attribute(load, 'hub.page.navigation')]).toEqual([120, 'navigate']);
    expect(Number(load?.endTimeUnixNano) - Number(load?.startTimeUnixNano)).toBeCloseTo(1500e6, -7);

    const all = sent.map(({ text }) => text).join('\n');
    for (const secret of ['ann.secret', 'private', 'salaries', ann.token, ann.id, 'a secret', '127.0.0.1'])
      expect(all).not.toContain(secret);
    expect(new Set(sent.map(({ key }) => key))).toEqual(new Set(['a secret']));
    const metrics = sent
      .filter(({ url }) => url === '/v1/metrics')
      .flatMap(({ text }) => measured.parse(JSON.parse(text)).resourceMetrics)
      .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((each) => each.metrics.map(({ name }) => name)));
    expect(metrics).toEqual(
      expect.arrayContaining([
        'http.server.request.duration',
        'db.client.operation.duration',
        'hub.analysis.duration',
        'hub.analyses.waiting',
        'process.memory.usage',
      ]),
    );
  }, 60_000);
});

test.each([
  ['an own one', undefined, undefined],
  ['a proper one', traceparent, TRACE],
  ['zeros', `00-${'0'.repeat(32)}-${PARENT}-01`, undefined],
  ['another version', traceparent.replace('00-', 'ff-'), undefined],
  ['several', [traceparent, traceparent], undefined],
])('a trace that a caller tells of: %s', (_, header, wanted) => {
  expect(trace.getSpanContext(contextOf(header))?.traceId).toBe(wanted);
});

test('without a receiver nothing of the SDK is there', async () => {
  const hub = await testApp({}, { dist });
  try {
    expect(hub.app.hasRequestDecorator('traced')).toBe(false);
    expect(await pageOf(hub)).not.toContain('hub-traces');
    expect((await hub.call('POST', '/telemetry/page', { ...LOADED, trace: traceparent })).statusCode).toBe(404);
  } finally {
    await hub.stop();
  }
}, 60_000);
