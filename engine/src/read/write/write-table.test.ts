import { openBench, type Bench } from '../testing/temporary-file';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

test('leaves the text of cells as it is', async () => {
  const text = await bench.table('sep=;\nid;amount;note\n007;1.234,50 €;" x "\n008;N/A;"a;b"\n009;(3,5);"say ""hi"""\n');
  expect(text).toBe('id,amount,note\r\n007,"1.234,50 €", x \r\n008,N/A,a;b\r\n009,"(3,5)","say ""hi"""\r\n');
});

test('takes the largest of several tables, without what stands above and below', async () => {
  const rows = Array.from({ length: 20 }, (_, i) => `${i},2024-01-${String(i + 1).padStart(2, '0')},${i * 2}`);
  const text = await bench.table(
    `Sales report\nAll regions\n\nid,day,sold\n${rows.join('\n')}\n\nsite,rooms\nA,3\nB,4\n\nSource: own records\n`,
  );
  expect(text.split('\r\n')).toEqual(['id,day,sold', ...rows, '']);
});

test('joins the rows of a header and names columns that have none', async () => {
  const joined = await bench.table('Sales,,Costs,\n2019,2020,2019,2020\n1,2,3,4\n5,6,7,8\n9,10,11,12\n13,14,15,16\n');
  expect(joined.split('\r\n')[0]).toBe('Sales 2019,Sales 2020,Costs 2019,Costs 2020');
  const named = await bench.table('1,2020-01-01,3.5\n2,2020-01-02,4.5\n3,2020-01-03,5.5\n');
  expect(named.split('\r\n').slice(0, 2)).toEqual(['column_1,column_2,column_3', '1,2020-01-01,3.5']);
});
