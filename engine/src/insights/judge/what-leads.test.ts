import { analyzeText, csvOf, seeded } from '../../testing/analyze-text';

jest.setTimeout(120_000);

const figuresOf = (claims: readonly { agent: string; kind: string; subject: { measure: unknown } }[]) =>
  claims.flatMap(({ agent, kind, subject }) => (agent === 'report-generator' && kind === 'headline' ? [subject.measure] : []));

test('what a receipt comes to leads, and not its tax or how many pieces it has', async () => {
  const random = seeded(2);
  const rows = Array.from({ length: 300 }, (_, i) => {
    const [price, pieces] = [Number((5 + 90 * random()).toFixed(2)), 1 + Math.floor(10 * random())];
    const net = Number((price * pieces).toFixed(2));
    const tax = Number((0.05 * net).toFixed(4));
    return [
      `R${1000 + i}`,
      ['Bonn', 'Rome', 'Oslo'][i % 3] ?? '',
      price,
      pieces,
      tax,
      Number((net + tax).toFixed(4)),
      net,
      (4 + 6 * random()).toFixed(1),
    ];
  });
  await analyzeText(csvOf(['receipt', 'city', 'unit_price', 'pieces', 'tax', 'total', 'net', 'rating'], rows), ({ document }) => {
    expect(figuresOf(document.claims)).toContainEqual({ op: 'sum', column: 'total' });
    const split = document.claims.filter(({ kind }) => kind === 'member-totals').map(({ subject }) => subject.measure);
    expect(split).toEqual([{ op: 'sum', column: 'total' }]);
  });
});

test('things that a table ranks are described by what it ranks them by', async () => {
  const random = seeded(4);
  const things = Array.from({ length: 60 }, (_, i) => ({ name: `Thing ${i}`, size: Math.floor(900 * random() ** 3), points: Math.floor(1e5 * random()) })); // prettier-ignore
  const rows = things.sort((a, b) => b.points - a.points).map(({ name, size, points }, i) => [i + 1, name, size, points]);
  await analyzeText(csvOf(['rank', 'thing', 'members', 'middle'], rows), ({ document }) => {
    const [first] = document.claims.filter(({ kind }) => kind === 'ranking').sort((a, b) => b.score - a.score);
    expect(first?.subject.measure).toEqual({ op: 'mean', column: 'middle' });
  });
});

test('amounts in many currencies are noted, and those in one keep their whole name beside them', async () => {
  const random = seeded(6);
  const rows = Array.from({ length: 300 }, (_, i) => {
    const [level, [sign, rate]] = [['junior', 'senior'][i % 2] ?? '', ([['USD', 1], ['INR', 80], ['EUR', 0.9]] as const)[i % 3] ?? ['USD', 1]]; // prettier-ignore
    const dollars = Math.round((level === 'senior' ? 120_000 : 70_000) * (0.8 + 0.4 * random()));
    return [level, Math.round(dollars * rate), sign, dollars];
  });
  await analyzeText(csvOf(['level', 'salary', 'salary_currency', 'salary_in_usd'], rows), ({ document }) => {
    const noted = document.alerts.filter(({ columns }) => columns.includes('salary') && columns.includes('salary_currency'));
    expect(noted.map(({ kind, severity }) => [kind, severity])).toEqual([['mixed-formats', 'serious']]);
    const found = document.claims.find(({ kind }) => kind === 'group-difference');
    expect(found?.sentence).toMatch(/^Salary in usd averages /);
  });
});

test('what somebody is stands before answers that were given together', async () => {
  const random = seeded(8);
  const scale = ['Strongly disagree', 'Disagree', 'Neutral', 'Agree', 'Strongly agree'];
  const rows = Array.from({ length: 500 }, (_, i) => {
    const department = ['IT', 'Ops', 'Sales', 'HR'][i % 4] ?? '';
    const mood = 2.2 - (department === 'Ops' ? 0.9 : 0) + 2 * (random() + random() - 1);
    const answer = () => scale[Math.max(0, Math.min(4, Math.round(mood + random() - 0.5)))] ?? '';
    return [department, answer(), answer(), Math.max(0, Math.min(10, Math.round(2 * mood + 2 * random())))];
  });
  await analyzeText(csvOf(['department', 'proud', 'tools', 'satisfaction'], rows), ({ document }) => {
    const [first] = document.claims
      .filter(({ subject, kind }) => kind !== 'headline' && subject.breakdown !== null)
      .sort((a, b) => b.score - a.score);
    expect(first?.subject.breakdown).toBe('department');
  });
});

test('persons that are called by their first names are not ranked by what they bring', async () => {
  const random = seeded(12);
  const names = ['Ann', 'Ben', 'Cem', 'Dora', 'Eve'];
  const rows = Array.from({ length: 300 }, (_, i) => [
    `2023-0${1 + (i % 9)}-1${i % 10}`,
    names[Math.floor(5 * random() ** 2)] ?? '',
    ['Bonn', 'Rome', 'Oslo'][Math.floor(3 * random() ** 2)] ?? '',
    (10 + 90 * random()).toFixed(2),
  ]);
  await analyzeText(csvOf(['date', 'cashier', 'city', 'revenue'], rows), ({ document }) => {
    const split = document.claims.filter(({ kind }) => kind === 'member-totals').map(({ subject }) => subject.breakdown);
    expect(split).toEqual(['city']);
  });
});
