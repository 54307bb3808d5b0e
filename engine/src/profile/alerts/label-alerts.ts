import type { Alert } from '../../contracts/report/alert';
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

function oneSlip(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < LIMITS.shortestMisspelt || Math.abs(a.length - b.length) > 1 || /\d/.test(a) || /\d/.test(b))
    return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  let j = 0;
  while (j < Math.min(a.length, b.length) - i && a[a.length - 1 - j] === b[b.length - 1 - j]) j++;
  const restA = a.slice(i, a.length - j);
  const restB = b.slice(i, b.length - j);
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}
