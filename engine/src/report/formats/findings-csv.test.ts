import { sampleClaim } from '../../testing/sample-document';
import { findingsCsv } from './findings-csv';

const HEADS = 'rank,table,kind,sentence,measure,breakdown,filter,member,direction,value,unit,baseline,n,effect,p,q,score,query';

test('has a line for each claim with all that is known of it, in the order of the report', () => {
  const full = sampleClaim({
    kind: 'trend',
    subject: {
      filter: [
        { column: 'a', op: '=', value: 'x' },
        { column: 'b', op: '>', value: 3 },
      ],
      breakdown: ['c', 'd'],
      measure: { op: 'sum', column: 'cost' },
    },
    member: 'North',
    direction: 'up',
    value: 1.5,
    unit: 'USD',
    baseline: 1,
    n: 30,
    effect: 0.5,
    p: 0.01,
    q: 0.02,
    score: 0.7,
    sentence: 'It rises.',
    sql: 'SELECT 1.5',
  });
  expect(findingsCsv({ claims: [full, sampleClaim()] }).split('\r\n')).toEqual([
    HEADS,
    '1,t,trend,It rises.,sum(cost),"c, d",a = x and b > 3,North,up,1.5,USD,1,30,0.5,0.01,0.02,0.7,SELECT 1.5',
    '2,t,headline,There are 3 records.,count,,,,none,3,,,3,,,,0,SELECT 3',
    '',
  ]);
});

test.each([
  ['%', 0.6017857142857143, 0.07, '60.1785714285714,%,7'],
  ['percent', 60.5, 7, '60.5,%,7'],
  ['USD', 0.5, 0.25, '0.5,USD,0.25'],
])('a value with the unit %j is in that unit', (unit, value, baseline, cells) => {
  expect(findingsCsv({ claims: [sampleClaim({ unit, value, baseline })] })).toContain(`,none,${cells},`);
});

const memberOf = (member: string) =>
  findingsCsv({ claims: [sampleClaim({ member })] })
    .split('\r\n')[1]
    ?.split(',none,')[0]
    ?.replace(/^.*count,,,/s, '');

test.each([
  ['a "b"', '"a ""b"""'],
  ['a, b', '"a, b"'],
  ['a=b', 'a=b'],
  ['=a', "'=a"],
  ['x\u202ey', 'x⟨U+202E⟩y'],
  ['א', 'א'],
])('%j is written %s', (member, cell) => expect(memberOf(member)).toBe(cell)); // prettier-ignore

test('cells with a line end are quoted', () => {
  for (const end of ['\n', '\r'])
    expect(findingsCsv({ claims: [sampleClaim({ sql: `SELECT${end}3` })] })).toContain(`"SELECT${end}3"\r\n`);
});

test('sentences are isolated as in the report', () => {
  expect(findingsCsv({ claims: [sampleClaim({ sentence: 'Of “אב” 3.' })] })).toContain('“\u2068אב\u2069”');
});

test('the heads are in the language of the report', () => {
  const headsOf = (language: 'de' | undefined) => findingsCsv({ claims: [], report: { ...(language && { language }) } }).trim();
  expect(headsOf(undefined)).toBe(HEADS);
  expect(headsOf('de')).toMatch(/^Rang,Tabelle,Art,Satz,/);
  expect(headsOf('de').split(',')).toHaveLength(HEADS.split(',').length);
});
