import type { LoadedColumn } from '../read/load/loaded-table';
import { bareTable } from './names';
import { carriedColumn, carriedName, suffixOf, type Carried } from './carried';
import { waysUp, type CheckedJoin, type Path } from './steps';
import { columnsOf, isFigure, type Survey, type Surveyed } from './survey';
import { LIMITS } from './limits';
import { t } from './messages';

const COUNT: Omit<LoadedColumn, 'name'> = {
  type: 'integer',
  unit: null,
  formats: ['integer'],
  placeholders: [],
  unread: { count: 0, examples: [], lines: [] },
  ambiguousDates: false,
  unnamed: false,
};

/** What a table gets from those that refer to it: how many rows, what their figures come to, the first and the last time. */
export function fromChildren(survey: Survey, joins: readonly CheckedJoin[], surveys: readonly Survey[]): Carried[] {
  const paths = waysUp(survey, joins, surveys);
  return paths.flatMap((path) => ofChild(path, suffixOf(path, paths))).slice(0, LIMITS.mostFromChildren);
}

function ofChild(path: Path, suffix: string): Carried[] {
  const end = path.at(-1)?.to;
  if (!end?.read) return [];
  const name = end.loaded.name;
  const columns = columnsOf(end);
  const lead = end.read.model?.outcome.kind === 'lead-measure' ? end.read.model.outcome.column : null;
  const figures = columns
    .filter(({ read }) => isFigure(read))
    .sort((a, b) => Number(b.loaded.name === lead) - Number(a.loaded.name === lead))
    .slice(0, LIMITS.mostOfChild);
  const moment = path.length === 1 ? columns.find(({ loaded }) => loaded.name === end.read?.timeline) : undefined;
  return [
    {
      path,
      from: null,
      how: 'count',
      column: { ...COUNT, name: `${bareTable(name)}${suffix} (${t('carried.count')})` },
      role: 'measure-additive',
    },
    ...figures.map((column) => figureOf(path, suffix, end, column)),
    ...(moment ? (['first', 'last'] as const).map((how): Carried => ({
          path,
          from: moment.loaded.name,
          how,
          column: carriedColumn(moment.loaded, `${carriedName(name, moment.loaded.name, suffix)} (${t(`carried.${how}`)})`),
          role: 'timestamp',
        })) : []),
  ]; // prettier-ignore
}

function figureOf(path: Path, suffix: string, end: Survey, { loaded, read }: Surveyed): Carried {
  const own = end.read?.model?.columns.find(({ name }) => name === loaded.name);
  const how = (own ? own.overMembers.how === 'sum' : ['measure-additive', 'money'].includes(read.role)) ? 'sum' : 'mean';
  return {
    path,
    from: loaded.name,
    how,
    column: carriedColumn(loaded, `${carriedName(end.loaded.name, loaded.name, suffix)} (${t(`carried.${how}`)})`, {
      type: 'number',
    }),
    role:
      how === 'sum'
        ? read.role === 'money'
          ? 'money'
          : 'measure-additive'
        : read.role === 'percent'
          ? 'percent'
          : 'measure-intensive',
  };
}
