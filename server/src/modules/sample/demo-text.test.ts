import type { ReportDetail } from '@hub/shared/contracts/reports/report';
import { withSentText } from '../web/sent-text';
import { demoText, textOfDemo } from './demo-text';

const TEMPLATE =
  '<html><head><title>Hub</title><meta name="description" content="x" /></head><body><noscript>No scripts.</noscript>\n<div id="root"></div></body></html>';
const span = (text: string, claim?: string) => ({ text, ...(claim === undefined ? {} : { claim }) });
const detail = (): ReportDetail => ({
  report: {
    id: 'sample',
    report_title: 'Tickets <2026>',
    source_type: 'csv',
    created_at: '2026-01-01T00:00:00.000Z',
    status: 'completed',
    record_count: 3,
  },
  document: null,
  blocks: {
    title: 'Tickets <2026>',
    provenance: 'From tickets.csv',
    cards: [],
    sections: [
      {
        id: 'summary',
        kind: 'summary',
        title: 'Summary',
        blocks: [
          { type: 'paragraph', id: 'p', spans: [span('Read first:'), span('Plan takes $& longest.', 'c1')] },
          { type: 'item', id: 'i1', spans: [span('One')] },
          { type: 'item', id: 'i2', spans: [span('Two & three')] },
          { type: 'chart', id: 'k', chart: 'k1' },
        ],
        parts: [{ id: 'm', title: 'Cards', blocks: [{ type: 'metric', id: 'm1', label: 'Tickets', text: '3', claim: 'c2' }] }],
      },
    ],
  },
});

test('all that the report says is sent as text, escaped, with what previews show', () => {
  const text = demoText(detail());
  expect(text?.description).toBe('Plan takes $& longest.');
  expect(text?.html.split('\n').filter(Boolean)).toEqual([
    '<h1>Tickets &#60;2026&#62;</h1>',
    '<p>From tickets.csv</p>',
    '<h2>Summary</h2>',
    '<p>Read first: Plan takes $&#38; longest.</p>',
    '<ul>',
    '<li>One</li>',
    '<li>Two &#38; three</li>',
    '</ul>',
    '<h3>Cards</h3>',
    '<ul>',
    '<li>Tickets: 3</li>',
    '</ul>',
  ]);
  const page = text ? withSentText(TEMPLATE, '/demo', text) : '';
  expect(page).toContain('<title>Tickets &#60;2026&#62;</title>');
  expect(page).toContain('<meta property="og:description" content="Plan takes $&#38; longest." />');
  expect(page).toContain('<link rel="canonical" href="/demo" />');
  expect(page).toContain('<div id="root"></div><main id="hub-sent"><h1>');
  expect(page).not.toContain('noscript');
});

test('the text is that of one address, and of a report that is there: no page waits for it, and who comes first is told so', async () => {
  let asked = 0;
  let made: ReportDetail | null = null;
  const sample = {
    get: () => {
      asked += 1;
      return Promise.resolve((made = detail()));
    },
    atHand: () => made,
  };
  const textOf = textOfDemo(sample);
  expect(textOf('/login')).toBeNull();
  expect(asked).toBe(0);
  expect(textOf('/demo')).toMatchObject({
    title: 'Sample report',
    html: expect.stringMatching(/is being made.*<a href="\/demo">/) as string,
  });
  await Promise.resolve();
  expect(textOf('/demo')?.title).toBe('Tickets <2026>');
  expect(asked).toBe(1);
});

test('a report that cannot be made leaves the page without its text', async () => {
  const textOf = textOfDemo({ get: () => Promise.reject(new Error('no engine')), atHand: () => null });
  textOf('/demo');
  await Promise.resolve();
  await Promise.resolve();
  expect(textOf('/demo')).toBeNull();
});
