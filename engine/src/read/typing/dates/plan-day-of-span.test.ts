import { openBench, type Bench } from '../../testing/temporary-file';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const above = (first: string, from: string, to: string) =>
  `"EXTF";700;21;"Buchungsstapel";9;20240131140440439;;"RE";"";"";29098;55003;${first};4;${from};${to};"Stapel";"WD";1;0;0;"EUR"\n`;
const rows =
  'Umsatz;Soll;Konto;Belegdatum;Text\n285,35;S;8400;1401;Miete\n16,20;H;8300;309;Porto\n99,10;S;8400;2902;Erlös\n12,00;S;8400;3112;Erlös\n';
const daysOf = async (head: string, name = 'Belegdatum') => {
  await bench.load(`${head}${rows.replace('Belegdatum', name)}`);
  return (await bench.rows(`SELECT "${name}"::VARCHAR FROM t`)).flat();
};

test('the year of days and months stands in the line above a DATEV export', async () =>
  expect(await daysOf(above('20240101', '20240101', '20241231'))).toEqual(['2024-01-14', '2024-09-03', '2024-02-29', '2024-12-31'])); // prettier-ignore

test('of a business year that begins amid the year each has its own', async () =>
  expect(await daysOf(above('20230701', '20230701', '20240630'))).toEqual(['2024-01-14', '2023-09-03', '2024-02-29', '2023-12-31'])); // prettier-ignore

test.each([
  ['without that line', '', 'Belegdatum'],
  ['under no word for a day', above('20240101', '20240101', '20241231'), 'Gegenkonto'],
])('%s they are numbers', async (_, head, name) => expect(await daysOf(head, name)).toEqual(['1401', '309', '2902', '3112']));
