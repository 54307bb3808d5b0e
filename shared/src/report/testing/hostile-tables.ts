/** Headers and labels that mean something in Markdown, in a measure's text, in a spreadsheet or in an address. */
const HOSTILE = [
  'region=a',
  'net: price',
  '= sum',
  'a: b: c',
  '*stars*',
  '_under_score_',
  '`code`',
  'x.y.z',
  '"quoted"',
  "it's",
  'two\nlines',
  'https://evil.example/a?b=c',
  'ada@mail.example',
  '- item',
  '1. first',
  '# head',
  '<b>bold</b>',
  '[x](y)',
  'Evidence: none',
  'rate(a=b)',
  'sum(x)',
  'line 7',
];

/** Random numbers from a seed, uniform on (0, 1): Lehmer's generator (Park & Miller 1988). */
function randomOf(seed: number): () => number {
  let state = (seed * 2654435761) % 2147483647 || 1;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A table whose groups, course and links are clear enough to be told, under hostile names. */
function tableOf(random: () => number, rows: number): string {
  const pool = [...HOSTILE].sort(() => random() - 0.5);
  const [group = '', other = '', amount = '', level = '', day = '', ...labels] = pool;
  const names = labels.slice(0, 3 + Math.floor(3 * random()));
  const [strength, slope, share] = [random() * 60, random() * 0.2, random() * 0.6];
  const lines = Array.from({ length: rows }, (_, i) => {
    const at = Math.floor(random() * names.length);
    const value = 50 + (at === 0 ? strength : 0) + 10 * random() + slope * i;
    return [
      names[at] ?? '',
      random() < (at === 1 ? share + 0.3 : 0.3) ? (names[1] ?? '') : 'plain',
      value.toFixed(2),
      (0.5 * value + 8 * random()).toFixed(1),
      new Date(Date.UTC(2022, 0, 1 + i)).toISOString().slice(0, 10),
    ];
  });
  return [[group, other, amount, level, day], ...lines].map((cells) => cells.map(quoted).join(',')).join('\n');
}

/** The tables of one report: one table, two of one size, or one table twice, by the seed. */
export function hostileTables(seed: number): string[] {
  const random = randomOf(seed);
  const rows = 80 + Math.floor(300 * random());
  const first = tableOf(random, rows);
  return [[first], [first, tableOf(random, rows)], [first, first]][seed % 3] ?? [first];
}
