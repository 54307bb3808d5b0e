import type { Claim } from './contracts/report/claim';
import { familyOf } from './contracts/report/insight-kind';
import { parseMeasure, printMeasure } from './contracts/report/measure';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chart as chartSchema } from './contracts/report/chart';
import { reportDocument } from './contracts/report/document';
import { analyze } from './analyze';
import type { StageRun } from './model';
import { InputError } from './model';
import { analyzeText, csvOf, seeded, type Stored } from './testing/analyze-text';
import { verifyClaims } from './verify/verify-claims';

jest.setTimeout(120_000);

const isFinding = (claim: Pick<Claim, 'kind'>) =>
  !['headline', 'evenness', 'outlier', 'dominance'].includes(familyOf(claim.kind));

describe('the sample table', () => {
  const csv = readFileSync(join(__dirname, '../../samples/support-tickets.csv'), 'utf8');
  let output: Stored;
  let verified: string[];
  const stages: string[] = [];
  const runs: StageRun[] = [];

  beforeAll(() =>
    analyzeText(
      csv,
      async (result) => {
        output = result;
        verified = (await verifyClaims(result.document, result.storePath)).map(({ outcome }) => outcome);
      },
      { onStage: (stage) => stages.push(stage), onRun: (run) => runs.push(run) },
    ),
  );

  test('has its planted effects found', () => {
    const found = (kind: string, measure: string, about: string, direction: string) =>
      output.document.claims.some(
        (claim) =>
          familyOf(claim.kind) === kind &&
          printMeasure(claim.subject.measure) === measure &&
          JSON.stringify([claim.subject, claim.member]).includes(about) &&
          claim.direction === direction,
      );
    expect(found('spike', 'count', 'Login Issues', 'up')).toBe(true);
    expect(found('trend', 'count', 'opened_at', 'up')).toBe(true);
    expect(found('group-difference', 'response_minutes', 'Phone', 'low')).toBe(true);
    expect(found('group-difference', 'duration(opened_at,resolved_at)', 'Feature Requests', 'high')).toBe(true);
    expect(found('group-difference', 'satisfaction', 'Billing Issues', 'low')).toBe(true);
    expect(found('subgroup-trend', 'duration(opened_at,resolved_at)', 'Data Import Issues', 'up')).toBe(true);
    expect(found('correlation', 'satisfaction', 'response_minutes', 'neg')).toBe(true);
  });

  test('gives a document and charts of the contract', () => {
    expect(() => reportDocument.parse(output.document)).not.toThrow();
    const blocks = [...output.markdown.matchAll(/^```chart\n([^]*?)\n```$/gm)].map(
      ([, json]) => JSON.parse(json ?? '') as unknown,
    );
    expect(blocks.length).toBeGreaterThan(4);
    blocks.forEach((block) => expect(chartSchema.safeParse(block).success).toBe(true));
  });

  test('states the four figures of tickets first', () => {
    const section = /## Key Metrics\n\n([^]*?)\n\n##/.exec(output.markdown)?.[1] ?? '';
    expect(
      section
        .split('\n')
        .slice(0, 4)
        .map((line) => line.replace(/:\*\*.*/, '')),
    ).toEqual(['- **Total Issues', '- **Resolved', '- **Avg Satisfaction', '- **Avg Response Time']);
    expect(section).toMatch(/Avg Response Time:\*\* [\d.]+ min$/m);
  });

  test("orders actions by the product's categories, each with evidence", () => {
    const categories = new Set(output.document.actions.map((action) => action.category));
    expect(categories).toContain('API Issues');
    expect(categories).toContain('Login Issues');
    output.document.actions.forEach((action) => expect(action.sentence).toContain(' Evidence: '));
  });

  test('verifies every claim on the stored table', () => expect(new Set(verified)).toEqual(new Set(['same'])));

  test('records the four agents, each with nothing wrong', () => {
    expect(stages).toEqual(['reading', 'mining', 'charting', 'writing']);
    expect(runs.map((run) => run.agent)).toEqual(['data-analyzer', 'suggestion-engine', 'chart-specialist', 'report-generator']);
    runs.forEach((run) => expect(run.checked?.right).toBe(run.checked?.total));
  });
});

test('a table without any relation shows none', async () => {
  const random = seeded(7);
  const pick = (...labels: string[]) => labels[Math.floor(random() * labels.length)] ?? '';
  const rows = Array.from({ length: 600 }, (_, i) => [
    `R${i}`,
    new Date(Date.UTC(2023, 0, 1) + Math.floor(random() * 365 * 24) * 3_600_000).toISOString().slice(0, 16),
    pick('Alpha', 'Beta', 'Gamma', 'Delta'),
    pick('North', 'South', 'East'),
    pick('open', 'done'),
    Math.round(100 + 20 * (random() + random() + random())),
  ]);
  await analyzeText(csvOf(['id', 'date', 'product', 'region', 'status', 'amount'], rows), ({ document, markdown }) => {
    const found = document.claims.filter(isFinding);
    expect(found.filter(({ q }) => q !== null)).toEqual([]);
    // Nor is told without a test that groups of as many rows are alike.
    expect(found.map(({ sentence }) => sentence)).toEqual([]);
    expect(markdown).toContain('## Summary');
    expect(document.charts.length).toBeGreaterThan(0);
  });
});

test('a table without a numeric column still gives findings', async () => {
  const random = seeded(11);
  const rows = Array.from({ length: 400 }, () => {
    const team = random() < 0.5 ? 'Alpha' : random() < 0.5 ? 'Beta' : 'Gamma';
    return [team, random() < (team === 'Beta' ? 0.7 : 0.2) ? 'rejected' : 'accepted', random() < 0.5 ? 'mail' : 'phone'];
  });
  await analyzeText(csvOf(['team', 'result', 'channel'], rows), ({ document }) => {
    const claim = document.claims.find(({ kind }) => familyOf(kind) === 'rate-difference');
    expect(claim).toMatchObject({
      // Of success and failure the success is what is told, whichever of the two is rarer.
      subject: { measure: parseMeasure('rate(result=accepted)'), breakdown: 'team' },
      member: 'Beta',
      direction: 'low',
    });
    expect(claim?.value).toBeLessThan(0.4);
    expect(claim?.sentence).toMatch(/of Beta records have result accepted/);
    // For data that is not of tickets, the categories of actions are the members of its leading dimension.
    expect(document.actions.map(({ category }) => category)).toContain('Beta');
  });
});

test('ends drawn without regard to the start give no trend of the duration', async () => {
  const random = seeded(3);
  const day = (n: number) => new Date(Date.UTC(2023, 0, 1 + n)).toISOString().slice(0, 10);
  const rows = Array.from({ length: 500 }, (_, i) => [
    i,
    day(Math.floor(random() * 180)),
    day(180 + Math.floor(random() * 180)),
    random() < 0.5 ? 'A' : 'B',
  ]);
  await analyzeText(csvOf(['no', 'opened_on', 'closed_on', 'kind'], rows), ({ document }) => {
    const trends = document.claims.filter(
      ({ kind, subject }) => familyOf(kind).includes('trend') && printMeasure(subject.measure).startsWith('duration'),
    );
    expect(trends).toEqual([]);
  });
});

test('hostile cells stay text', async () => {
  const evil = '<img src=x onerror=alert(1)> [a](javascript:alert(1)) `x` **b** | c ```';
  const rows = Array.from({ length: 120 }, (_, i) => [
    `"${i % 3 === 0 ? 'plain' : evil}"`,
    i % 3 === 0 ? 5 + (i % 4) : 50 + (i % 7),
  ]);
  await analyzeText(
    csvOf(
      ['kind of "thing"', 'cost'].map((name) => `"${name.replaceAll('"', '""')}"`),
      rows,
    ),
    ({ markdown }) => {
      const text = markdown.replace(/^```chart\n[^]*?\n```$/gm, '');
      expect(text).not.toMatch(/(?<!\\)<img/);
      expect(text).not.toMatch(/(?<!\\)\[a\\?\]\(javascript:/);
      expect(markdown.match(/^```/gm)?.length ?? 0).toBe(2 * (markdown.match(/^```chart$/gm)?.length ?? 0));
    },
  );
});

test("an empty file is the input's fault", async () => {
  await expect(analyzeText('', () => undefined)).rejects.toBeInstanceOf(InputError);
});

test("giving up stops the work with the caller's reason", async () => {
  const controller = new AbortController();
  const rows = Array.from({ length: 2000 }, (_, i) => [i, i % 7, i % 11]);
  const work = analyzeText(csvOf(['a', 'b', 'c'], rows), () => undefined, {
    signal: controller.signal,
    onStage: (stage) => {
      if (stage === 'mining') controller.abort(new Error('no longer needed'));
    },
  });
  await expect(work).rejects.toThrow('no longer needed');
});

test('one table of several that cannot be read is left out and named, and the report of the rest is made', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hub-left-out-'));
  try {
    const inputs = ['sound', 'empty'].map((name) => ({
      kind: 'csv' as const,
      path: join(folder, `${name}.csv`),
      name: `${name}.csv`,
    }));
    await writeFile(
      join(folder, 'sound.csv'),
      csvOf(
        ['kind', 'cost'],
        Array.from({ length: 40 }, (_, i) => [i % 2 ? 'a' : 'b', i]),
      ),
    );
    await writeFile(join(folder, 'empty.csv'), '');
    const missing = { table: 'far', why: 'failed' as const, reason: 'could not connect to server (SQLSTATE 08001)' };
    const { document, markdown, leftOut } = await analyze({ inputs, leftOut: [missing], sourceType: 'csv', storePath: null });
    expect(document.tables.map(({ name }) => name)).toEqual(['sound.csv']);
    expect(leftOut?.map(({ table }) => table)).toEqual(['far', 'empty.csv']);
    for (const { table, reason } of leftOut ?? [])
      expect(markdown).toContain(`The table “${table}” could not be read and is not in this report: ${reason}.`);
    const alone = analyze({ inputs: inputs.slice(1), sourceType: 'csv', storePath: null });
    await expect(alone).rejects.toBeInstanceOf(InputError);
  } finally {
    await rm(folder, { recursive: true });
  }
});
