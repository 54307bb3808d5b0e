import { human } from '../../wording/human';
import type { Table } from '../../model';
import { LIMITS } from './limits';

/** Signs that rows are tickets, each a group of words that column names may hold. */
const SIGNS: readonly RegExp[] = [
  /\b(priority|severity|urgency)\b/,
  /\b(status|state)\b/,
  /\b(resolved|closed|resolution|closed by)\b/,
  /\b(assigned|assignee|assignment|agent|caller|requester|reporter)\b/,
  /\b(satisfaction|csat|nps)\b/,
  /\b(response|first reply)\b/,
  /\b(ticket|incident|issue|case|bug|complaint)\b/,
  /\b(opened|reported|submitted|created)\b/,
  /\b(subject|short description|summary)\b/,
];

/** Whether the table lists tickets, incidents, complaints or the like: enough of the usual columns are there. */
export function isTicketLike(table: Table): boolean {
  const names = [
    ...table.columns.map((column) => human(column.name).toLowerCase()),
    human(table.name.replace(/[-.]/g, ' ')).toLowerCase(),
  ];
  return (
    SIGNS.filter((sign) => names.some((name) => sign.test(name) || sign.test(name.replace(/s$/, '')))).length >=
    LIMITS.fewestSigns
  );
}
