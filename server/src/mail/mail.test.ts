import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { digitsOutside, HOSTILE, readsInOrder } from '@hub/engine/testing';
import type { Chart } from '@hub/shared/contracts/reports/chart';
import { composeMail } from './compose-mail';
import { pictureOf } from './picture';
import { agentFailureMail, newReportMail, weeklySummaryMail } from './mails';
import { smtpTransport } from './smtp-transport';

const bars = (points: Chart['series'][number]['points'], changes: Partial<Chart> = {}): Chart => ({
  id: 'c',
  type: 'bar',
  title: 'Cost by kind',
  x: { label: 'kind', type: 'category' },
  y: { label: 'cost', unit: 'USD' },
  series: [{ name: 'cost', points }],
  ...changes,
});
const STOP = 'https://hub.example/2';
const mail = composeMail({
  to: 'ann@example.com',
  subject: 'Grüße <b>',
  greeting: 'Hello <Ann>,',
  paragraphs: ['a & b'],
  action: { label: 'Open', url: 'https://hub.example/?a=1&b="2"' },
  footer: 'The end.',
});

test('text and page say the same, and what is not ours is escaped', () => {
  expect(mail.text).toContain('Hello <Ann>,\n\na & b\n\nOpen:\nhttps://hub.example/?a=1&b="2"');
  expect(mail.html).toContain('Hello &#60;Ann&#62;,');
  expect(mail.html).toContain('href="https://hub.example/?a=1&#38;b=&#34;2&#34;"');
  expect(mail.html).not.toContain('<Ann>');
});

test.each(HOSTILE.map((text) => [text]))(
  '%j in a name or a title moves no number of a mail, and nothing in it is unseen',
  (title) => {
    const user = { email: 'ann@example.com', first_name: title };
    const mails = [
      newReportMail(
        user,
        {
          title,
          findings: [`“${title}” has 34 rows of 56.`],
          insights: 12,
          picture: pictureOf(
            bars([
              [title, 3],
              ['b', 1],
            ]),
          ),
        },
        'https://hub.example/1',
        STOP,
      ),
      agentFailureMail(user, title, `“${title}” has 34 rows of 56.`, 'https://hub.example/1', STOP),
      weeklySummaryMail(
        user,
        {
          reports: 7,
          insights: 89,
          told: [
            { title, lead: null },
            { title: `${title} 2`, lead: `“${title}” has 34 rows of 56.` },
          ],
        },
        'https://hub.example/1',
        STOP,
      ),
    ];
    for (const line of mails.flatMap(({ subject, text }) => [subject, ...text.split('\n')])) {
      expect(line).not.toMatch(/[^\P{Cc}\t]|[\u200e\u200f\u2028-\u202e\u2066\u2067\ufeff\u{e0041}]/u);
      const isolated = [...line.matchAll(/\u2068[^\u2069]*\u2069/g)].map(
        ({ index, 0: all }) => [index, index + all.length] as const,
      );
      const own = digitsOutside(line, 0, 0).filter((index) => !isolated.some(([from, to]) => index >= from && index < to));
      expect(readsInOrder(line, own)).toBe(true);
    }
  },
);

describe('the picture of the first finding', () => {
  const sent = (chart: Chart) =>
    newReportMail(
      { email: 'ann@example.com', first_name: 'Ann' },
      { title: 'Costs', findings: ['B costs most.', 'C fell.'], insights: 2, picture: pictureOf(chart) },
      'https://hub.example/1',
      STOP,
    );

  test('is drawn by cells, the bar that is spoken of marked, and stands as lines in the text', () => {
    const { html, text } = sent(
      bars(
        [
          ['A & co', 50],
          ['B', 200],
        ],
        { highlight: 'B' },
      ),
    );
    expect(text).toContain('B costs most.\n\n  A & co: $50\n  B: $200\n\n• C fell.');
    expect(html).toMatch(/A &#38; co<\/th><td[^>]*>\$50<\/td><\/tr><tr><td[^>]*><div style="width:25%[^"]*#8b94a7/);
    expect(html).toMatch(/B<\/th><td[^>]*>\$200<\/td><\/tr><tr><td[^>]*><div class="marked" style="width:100%[^"]*#3b4fd8/);
    expect(html).not.toMatch(/<img|url\(/);
  });

  test('of a course has its columns from zero, thinned by their peaks, and both ends in words', () => {
    const points = Array.from(
      { length: 96 },
      (_, at) => [new Date(Date.UTC(2020, at)).toISOString(), at % 2 === 0 ? 5 : at + 1] as [string, number],
    );
    const course = bars(points, { type: 'line', x: { label: 'month', type: 'time', grain: 'month' } });
    const picture = pictureOf(course);
    expect(picture).toMatchObject({ kind: 'course', from: 'Jan 2020: $5', to: 'Dec 2027: $96' });
    expect(picture?.kind === 'course' && [picture.shares.length, picture.shares.at(-1)]).toEqual([48, 1]);
    const { html, text } = sent(course);
    expect(text).toContain('  Jan 2020: $5\n  Dec 2027: $96');
    expect(html).toContain('role="img" aria-label="Cost by kind"');
  });

  test.each<[string, Chart]>([
    [
      'below zero',
      bars([
        ['A', -1],
        ['B', 2],
      ]),
    ],
    [
      'all zero',
      bars([
        ['A', 0],
        ['B', 0],
      ]),
    ],
    [
      'of several series',
      bars([], {
        series: [
          { name: 'a', points: [['x', 1]] },
          { name: 'b', points: [['x', 2]] },
        ],
      }),
    ],
    [
      'of points',
      bars(
        [
          [1, 2],
          [2, 3],
        ],
        { type: 'scatter' },
      ),
    ],
  ])('is left out where the chart is %s', (_, chart) => {
    expect(pictureOf(chart)).toBeNull();
  });
});

test('goes out by SMTP', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await smtpTransport(`smtp://127.0.0.1:${port}`, 'Hub <hub@example.com>').send(mail);
  expect(received[0]).toContain('From: Hub <hub@example.com>');
  expect(received[0]).toContain('To: ann@example.com');
  expect(received[0]).toContain('multipart/alternative');
  expect(received[0]).not.toContain('List-Unsubscribe');
  await smtpTransport(`smtp://127.0.0.1:${port}`, 'Hub <hub@example.com>').send({
    ...mail,
    unsubscribe: 'https://hub.example/unsubscribe/t',
  });
  expect(received[1]).toContain('List-Unsubscribe: <https://hub.example/unsubscribe/t>');
  expect(received[1]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  await new Promise<void>((resolve) => server.close(resolve));
});

test('a mail server that hangs up is an error', async () => {
  const server = createServer((socket: Socket) => socket.destroy());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(smtpTransport(`smtp://127.0.0.1:${port}`, 'a@b.example').send(mail)).rejects.toThrow();
  server.close();
});
