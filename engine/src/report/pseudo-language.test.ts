/** @own-modules */
import '../contracts/testing/pseudo-messages';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyze } from '../analyze';
import { allBlocks } from '../contracts/report/block';
import type { ReportDocument } from '../contracts/report/document';
import { csvOf, seeded } from '../testing/analyze-text';
import { blocksOf } from './blocks/blocks-of';
import { writeMarkdown } from './formats/write-markdown';

jest.setTimeout(120_000);

/** Loans with what a report speaks of: groups, time, a skewed measure, gaps, two spellings, repeated rows, a cell that is no number. */
function loans(): string {
  const random = seeded(4);
  const rows = Array.from({ length: 700 }, (_, i) => {
    const branch = ['Aa', 'Bb', 'Cc'][Math.floor(random() * 3)] ?? 'Aa';
    const day = new Date(Date.UTC(2021, 0, 1 + Math.floor(i * 1.5))).toISOString().slice(0, 10);
    const kept = (branch === 'Cc' ? 30 : 9) + 6 * random() + i / 60;
    const cost = i === 9 ? '?!' : Math.exp(4 * random()).toFixed(2);
    return [
      day,
      i % 100 === 0 ? branch.toUpperCase() : branch,
      random() < 0.4 ? 'yy' : 'nn',
      kept.toFixed(1),
      cost,
      random() < 0.1 ? '' : (kept * 3 + random()).toFixed(1),
    ];
  });
  return csvOf(['dd', 'branch', 'renewed', 'kept', 'cost', 'pages'], [...rows, ...rows.slice(0, 20)]);
}

/** Tickets, of which the report has the four figures and the product's categories. */
function tickets(): string {
  const random = seeded(5);
  const rows = Array.from({ length: 500 }, () => {
    const category = ['API Issues', 'Login Issues', 'UI Bugs'][Math.floor(random() * 3)] ?? 'UI Bugs';
    const minutes = (category === 'UI Bugs' ? 90 : 20) * (0.5 + random());
    return [
      category,
      random() < (category === 'UI Bugs' ? 0.3 : 0.8) ? 'Closed' : 'Open',
      minutes.toFixed(1),
      (1 + 4 * random()).toFixed(0),
      random() < 0.5 ? 'High' : 'Low',
    ];
  });
  return csvOf(['category', 'status', 'response_minutes', 'satisfaction', 'priority'], rows);
}

async function analysed(files: Record<string, string>): Promise<ReportDocument> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-words-'));
  try {
    const inputs = await Promise.all(
      Object.entries(files).map(async ([name, csv]) => {
        await writeFile(join(folder, name), csv);
        return { kind: 'csv' as const, path: join(folder, name), name };
      }),
    );
    return (await analyze({ inputs, sourceType: 'csv', storePath: join(folder, 'store.duckdb') })).document;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** All that a reader sees except the findings' own sentences and advice, which their kinds say. */
function textsOf(document: ReportDocument): string[] {
  const report = blocksOf(document);
  const said = new Set([
    ...document.claims.filter(({ agent }) => agent === 'suggestion-engine').map(({ sentence }) => sentence),
    ...document.actions.flatMap(({ advice, evidence }) => [advice, evidence]),
  ]);
  const spans = allBlocks(report).flatMap((block) => (block.type === 'item' || block.type === 'paragraph' ? block.spans : []));
  const metrics = allBlocks(report).flatMap((block) =>
    block.type === 'metric' ? [block.label, block.text, block.note ?? ''] : [],
  );
  const charts = document.charts.flatMap(({ title, x, y, series, reference }) => [
    title,
    x.label,
    y.label,
    ...series.map(({ name }) => name),
    reference?.label ?? '',
  ]);
  const titles = report.sections.flatMap(({ title, parts }) => [title, ...parts.map((part) => part.title)]);
  const notes = (document.tests.notes ?? []).filter(({ about }) => about !== 'nothing').map(({ sentence }) => sentence);
  return [
    report.provenance,
    ...titles,
    ...spans.map(({ text }) => text).filter((text) => !said.has(text)),
    ...metrics,
    ...charts,
    ...document.alerts.map(({ sentence }) => sentence),
    ...notes,
  ];
}

/** Names and values of the tables, the engine's own name, and what `wording/` writes: nouns, months, lists and spans of time. */
const DATA = ['response time', 'loans.csv', 'ticket.csv', 'ticket', 'loans', 'dd', 'branch', 'renewed', 'kept', 'cost', 'pages', 'Aa', 'Bb', 'Cc', 'yy', 'nn', 'category', 'status', 'response_minutes', 'response', 'minutes', 'satisfaction', 'API Issues', 'Login Issues', 'UI Bugs', 'priority', 'High', 'Low', 'Closed', 'Open', 'Data Intelligence Hub engine', 'UTC']; // prettier-ignore
const WORDING = ['in', 'records', 'record', 'tickets', 'with', 'and', 'from', 'to', 'million', 'percentage', 'points', 'point', 'min', 'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']; // prettier-ignore
const KNOWN = new RegExp(`\\b(?:${[...DATA, ...WORDING].map((word) => word.replaceAll('.', '\\.')).join('|')})\\b|_`, 'giu');

const readable = (texts: readonly string[]) => texts.filter((text) => /[A-Za-z]{2}/.test(text.replaceAll(KNOWN, ' ')));

test('a report of two tables says nothing around its findings but messages of catalogues', async () => {
  const document = await analysed({ 'loans.csv': loans(), 'ticket.csv': tickets() });
  const texts = textsOf(document);
  expect(readable(texts)).toEqual([]);
  expect(texts.length).toBeGreaterThan(100);
  expect(new Set(document.alerts.map(({ kind }) => kind)).size).toBeGreaterThan(4);
  expect(new Set(document.charts.map(({ type }) => type)).size).toBeGreaterThan(2);
  // The cards of tickets and their icons are found by what they are, whatever they are called.
  const { cards, sections } = blocksOf(document);
  expect(cards.map(({ figure }) => figure)).toEqual(['tickets', 'resolved', 'satisfaction', 'response-time']);
  expect(sections.find(({ kind }) => kind === 'actions')?.parts.map(({ topic }) => topic)).toContain('ui');
});

test('so do tables beside charts in a download', async () => {
  const document = await analysed({ 'loans.csv': loans() });
  const twins = (text: string) => text.split('\n').filter((line) => line.startsWith('| ') || line.startsWith('…'));
  const lines = twins(writeMarkdown(blocksOf(document), document.charts, { readable: true }));
  expect(lines.length).toBeGreaterThan(10);
  expect(readable(lines)).toEqual([]);
});
