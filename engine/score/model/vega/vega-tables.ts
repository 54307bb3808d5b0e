import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { ColumnLabel, LabelledTable, TableLabel } from '../label';
import { KINDS, type Kind } from './kinds';
import { VEGA_LABELS, type VegaLabel } from './vega-labels';

/**
 * The tables of vega-datasets that were labelled by hand. All of them may be looked at.
 * @param folder where the package keeps its tables
 */
export const vegaTables = (folder: string): Promise<LabelledTable[]> =>
  Promise.all(VEGA_LABELS.map((own) => vegaTable(folder, own)));

async function vegaTable(folder: string, own: VegaLabel): Promise<LabelledTable> {
  const text = await readFile(join(folder, own.file), 'utf8');
  const { header, rows } = own.file.endsWith('.json')
    ? fromJson(text, own.at)
    : fromLines(text, own.file.endsWith('.tsv') ? '\t' : ',');
  const columns = Object.fromEntries(Object.entries(own.columns).map(([name, said]) => [name, labelOf(said, own)]));
  const label: TableLabel = {
    shape: own.shape,
    columns,
    algebra: (own.algebra ?? []).map((rule) => ({ ...rule, broken: 0 })),
    lookAlikes: own.lookAlikes ?? [],
    totals: own.totals ?? [],
    unpivot: own.unpivot ? { headers: header.filter((name) => own.unpivot?.test(name)), apart: [] } : null,
    ...(own.time === undefined ? {} : { time: own.time && own.time.map((name) => name.split('+')) }),
    ...(own.outcome === undefined ? {} : { outcome: own.outcome }),
  };
  return { name: own.file, half: 'open', naming: 'real', header, concepts: header.map(() => null), rows, label };
}

/** `level of country` is a level that belongs to the country. */
function labelOf(said: string, { file }: VegaLabel): ColumnLabel {
  const [kind = '', key] = said.split(' of ');
  if (!isKind(kind)) throw new Error(`${file}: there is no kind “${kind}”.`);
  const label = KINDS[kind];
  return key === undefined ? label : { ...label, unitsOfObservation: [key === 'row' ? [] : key.split('+')] };
}

const record = z.record(z.string(), z.unknown());

const isKind = (text: string): text is Kind => Object.hasOwn(KINDS, text);

function fromJson(text: string, at?: readonly string[]): Pick<LabelledTable, 'header' | 'rows'> {
  const data: unknown = (at ?? []).reduce((inner: unknown, key) => record.parse(inner)[key], JSON.parse(text));
  const records = z
    .array(record)
    .parse(data)
    // Of places on a map only what is said of them.
    .map((one) => ('properties' in one ? record.parse(one.properties) : one));
  const header = [...new Set(records.flatMap((one) => Object.keys(one)))];
  const cell = (value: unknown): string =>
    value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  return { header, rows: records.map((one) => header.map((name) => cell(one[name]))) };
}

/** The files hold at most quoted fields with commas in them. */
function fromLines(text: string, separator: string): Pick<LabelledTable, 'header' | 'rows'> {
  const [header = [], ...rows] = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
    .map((line) => fieldsOf(line, separator));
  return { header, rows };
}

function fieldsOf(line: string, separator: string): string[] {
  const fields: string[] = [''];
  let inside = false;
  for (const sign of line) {
    if (sign === '"') inside = !inside;
    else if (sign === separator && !inside) fields.push('');
    else fields.push((fields.pop() ?? '') + sign);
  }
  return fields;
}
