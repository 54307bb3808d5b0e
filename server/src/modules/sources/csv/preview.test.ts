import { filePreview, PREVIEW_BYTES } from '@hub/shared/contracts/sources/file-preview';
import { analysisResult, reportDetail } from '@hub/shared/contracts/reports/report';
import { workerScript } from '../../../engine/worker-path';
import { writeZip } from '@hub/engine/testing';
import { testApp, type Account, type TestApp } from '../../../testing/test-app';

let hub: TestApp;
let ann: Account;
beforeAll(async () => {
  // The real engine, since what it reads is the point.
  hub = await testApp({}, { worker: workerScript() });
  ann = await hub.signUp();
}, 120_000);
afterAll(() => hub.stop());

const CSV = `Report of May\n\nday;place;amount\n${Array.from({ length: 90 }, (_, i) => `2024-01-${String(1 + (i % 28)).padStart(2, '0')};p${i % 4};${(i * 37) % 100}`).join('\n')}\n`;
const BOUNDARY = 'preview';
const preview = (content: string | Buffer, { name = 'x.csv', query = `size=${content.length}`, token = ann.token } = {}) =>
  hub.app.inject({
    method: 'POST',
    url: `/api/preview-file?${query}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
      Buffer.from(content),
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  });

test('a preview shows what the report then says of the table, and keeps nothing', async () => {
  const shown = filePreview.parse((await preview(CSV)).json());
  expect(shown).toMatchObject({ counted: 90, isHead: false, text: { delimiter: ';' } });
  expect((await hub.call('GET', '/reports', undefined, ann.token)).json()).toEqual([]);
  const { report_id } = analysisResult.parse((await hub.upload(ann.token, CSV, { name: 'x.csv' })).json());
  const { document } = reportDetail.parse((await hub.call('GET', `/reports/${report_id}`, undefined, ann.token)).json());
  expect(document?.tables[0]?.columns.map(({ name, type }) => ({ name, type }))).toEqual(shown.columns);
  expect(document?.alerts.map(({ sentence }) => sentence)).toEqual(expect.arrayContaining(shown.notes));
}, 120_000);

test('of a beginning whole rows are shown', async () => {
  const shown = filePreview.parse((await preview(CSV.slice(0, 500), { query: 'size=1000000' })).json());
  expect(shown.isHead).toBe(true);
  expect(shown.rows.at(-1)?.every((cell) => cell !== null)).toBe(true);
}, 60_000);

test('what cannot be shown is refused in words', async () => {
  expect((await preview('[{"a":1},', { name: 'x.json', query: 'size=100000000' })).json()).toMatchObject({
    code: 'file-preview-whole',
  });
  expect((await preview('a', { name: 'x.png' })).json()).toMatchObject({ code: 'file-not-csv' });
  expect((await preview(CSV, { query: 'size=many' })).statusCode).toBe(400);
  expect((await preview(CSV, { token: 'nobody' })).statusCode).toBe(401);
  expect((await preview(Buffer.alloc(PREVIEW_BYTES.whole + 1, 'a,b\n'))).statusCode).toBe(413);
}, 60_000);

test('the part of a file that was chosen is analysed, and is analysed again', async () => {
  const zip = writeZip({
    'one.csv': 'a,b\n1,2\n3,4\n5,6\n',
    'two.csv': `c,d\n${Array.from({ length: 30 }, (_, i) => `k${i % 3},${i}`).join('\n')}\n`,
  });
  const shown = filePreview.parse((await preview(zip, { name: 'x.zip', query: `size=${zip.length}&part=two.csv` })).json());
  expect(shown).toMatchObject({ parts: ['one.csv', 'two.csv'], part: 'two.csv', columns: [{ name: 'c' }, { name: 'd' }] });
  const first = analysisResult.parse((await hub.upload(ann.token, zip, { name: 'x.zip', fields: { part: 'two.csv' } })).json());
  const columnsOf = async (id: string) =>
    reportDetail
      .parse((await hub.call('GET', `/reports/${id}`, undefined, ann.token)).json())
      .document?.tables.map(({ columns }) => columns.map(({ name }) => name));
  expect(await columnsOf(first.report_id)).toEqual([['c', 'd']]);
  const again = analysisResult.parse((await hub.call('POST', `/reports/${first.report_id}/analyze-again`, {}, ann.token)).json());
  expect(await columnsOf(again.report_id)).toEqual([['c', 'd']]);
}, 120_000);
