import type { Alert } from '../../contracts/report/alert';
import { oneEdit } from '../../read/load/one-edit';
import { alertMaker, type AlertContext } from './alert-context';
import { t } from './messages';
import { LIMITS } from './limits';

const ROLES = new Set(['category', 'ordered-category', 'geography', 'boolean']);

/** Labels that differ only in case, blanks or punctuation, or by one letter from a far more frequent one. */
export function labelAlerts({ loaded, facts, decisions }: AlertContext): Alert[] {
  const make = alertMaker(loaded.name);
  const alerts: Alert[] = [];
  for (const { name, spelt } of loaded.columns) {
    if (!spelt) continue;
    const examples = spelt.examples.map(([first, second]) => t('spelling', { first, second }));
    const told = { name, n: spelt.labels, example: examples[0] ?? '', rows: spelt.rows };
    alerts.push(make('near-duplicate-labels', 'info', [name], t('spellings.merged', told), { count: spelt.rows, examples }));
  }
  facts.forEach(({ column, labels }, i) => {
    const decision = decisions[i];
    if (column.type !== 'text' || !labels || !decision || !ROLES.has(decision.role)) return;
    const groups = nearDuplicates(labels);
    if (!groups.length) return;
    const examples = groups.slice(0, 5).map((group) => group.reduce((first, second) => t('spelling', { first, second })));
    alerts.push(
      make(
        'near-duplicate-labels',
        'warning',
        [column.name],
        t('spellings', { name: column.name, n: groups.length, example: examples[0] ?? '' }),
        { count: groups.length, examples },
      ),
    );
  });
  return alerts;
}

/** Groups of spellings of one label, the most frequent spelling first. `labels` come with counts, most frequent first. */
export function nearDuplicates(labels: [string, number][]): string[][] {
  const groups = new Map<string, [string, number][]>();
  for (const entry of labels) {
    const key = plain(entry[0]);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  const found = [...groups.values()].filter((group) => group.length > 1).map((group) => group.map(([label]) => label));
  const heads = [...groups.entries()].slice(0, LIMITS.mostCompared);
  for (const [i, [key, [head]]] of heads.entries()) {
    for (const [other, [rare]] of heads.slice(i + 1)) {
      if (head && rare && rare[1] <= Math.max(2, head[1] * LIMITS.rareSpelling) && rare[1] < head[1] && oneEditApart(key, other))
        found.push([head[0], rare[0]]);
    }
  }
  return found;
}

function plain(label: string): string {
  const bare = label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Extended_Pictographic}+#%<>=]+/gu, ' ')
    .trim();
  return bare || label;
}

/**
 * One letter added, lost or exchanged, in words long enough for that to be a slip; digits make another thing. Of as many words it is the one that differs:
 * by that of a legal form (`AG`, `KG`) firms are told apart.
 */
function oneEditApart(a: string, b: string): boolean {
  const [words, others] = [a.split(' '), b.split(' ')];
  const at = words.findIndex((word, i) => word !== others[i]);
  return words.length === others.length && words.length > 1
    ? words.every((word, i) => i === at || word === others[i]) && oneSlip(words[at] ?? '', others[at] ?? '')
    : oneSlip(a, b);
}

const oneSlip = (a: string, b: string): boolean =>
  Math.min(a.length, b.length) >= LIMITS.shortestMisspelt && !/\d/.test(a + b) && oneEdit(a, b) !== null;
