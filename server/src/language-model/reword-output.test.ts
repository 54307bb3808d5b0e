import { createServer, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import { reportDetail } from '@hub/shared/contracts/report';
import { testApp, type Account, type TestApp } from '../testing/test-app';

/** What the model answers to the sentences; null for no answer at all, a number for a status. */
let answer: (sentences: Record<string, string>) => unknown;
const asked: { headers: IncomingMessage['headers']; body: string }[] = [];
let model: Server;
let hub: TestApp;
let ann: Account;

beforeAll(async () => {
  model = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push({ headers: request.headers, body });
      const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] };
      const sentences = JSON.parse(messages.at(-1)?.content ?? '{}') as Record<string, string>;
      const content = answer(sentences);
      if (content === null) return;
      if (typeof content === 'number') return response.writeHead(content).end();
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
    });
  });
  model.listen(0, '127.0.0.1');
  await once(model, 'listening');
  const address = model.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  hub = await testApp({
    LANGUAGE_MODEL_URL: `http://127.0.0.1:${port}/v1`,
    LANGUAGE_MODEL: 'tiny *model*',
    LANGUAGE_MODEL_KEY: 'the-key',
    LANGUAGE_MODEL_TIMEOUT: '1',
  });
  ann = await hub.signUp();
}, 60_000);

afterAll(async () => {
  await hub.stop();
  model.closeAllConnections();
  model.close();
});

const analysed = async () => {
  const { report_id } = (await hub.upload(ann.token, 'a\n1\n')).json<{ report_id: string }>();
  const { report, document } = reportDetail.parse((await hub.call('GET', `/reports/${report_id}`, undefined, ann.token)).json());
  if (!document) throw new Error('The report has no document.');
  return { document, claim: document.claims[0], markdown: report.report_content ?? '' };
};
const TEMPLATE = '=HYPERLINK("x") has 2 rows, the most.';

test('a good wording is taken and told of; neither numbers nor cells are sent', async () => {
  answer = (sentences) =>
    `Here you are: ${JSON.stringify(Object.fromEntries(Object.entries(sentences).map(([id]) => [id, `With {{${id}.1}} rows, the most are here.`])))}`;
  const { document, claim, markdown } = await analysed();
  expect(claim).toMatchObject({ sentence: 'With 2 rows, the most are here.', template: TEMPLATE });
  expect(document.wording).toEqual({ model: 'tiny *model*', reworded: ['k1'] });
  expect(markdown).toContain('With 2 rows, the most are here.');
  expect(markdown).toContain('1 sentence of this report was reworded by the language model tiny \\*model\\*');
  const [call] = asked.splice(0);
  expect(call?.headers.authorization).toBe('Bearer the-key');
  const { messages } = JSON.parse(call?.body ?? '') as { messages: { content: string }[] };
  expect(JSON.parse(messages.at(-1)?.content ?? '')).toEqual({ k1: '=HYPERLINK("x") has {{k1.1}} rows, the most.' });
});

test.each<[string, typeof answer]>([
  ['invents a number', () => '{"k1":"It has {{k1.1}} rows, 40% more than before, the most."}'],
  ['answers with prose', () => 'I would rather not.'],
  ['answers with another shape', () => '{"k1":{"text":"It has {{k1.1}} rows, the most."}}'],
])('the sentence stays when the model %s', async (_what, given) => {
  answer = given;
  const { document, claim, markdown } = await analysed();
  expect(claim?.sentence).toBe(TEMPLATE);
  expect(document.wording?.reworded).toEqual([]);
  expect(markdown).toContain('no sentence of this report was reworded');
});

test.each<[string, typeof answer]>([
  ['fails', () => 500],
  ['sends the caller elsewhere', () => 302],
  ['never answers', () => null],
  ['floods', () => 'x'.repeat(300_000)],
])('the report is whole when the model %s', async (_what, given) => {
  answer = given;
  const { document, claim } = await analysed();
  expect(claim?.sentence).toBe(TEMPLATE);
  expect(document.wording).toBeUndefined();
});
