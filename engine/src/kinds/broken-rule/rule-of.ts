import type { Claim } from '../../contracts/report/claim';
import type { Frame } from '../../insights/frame/frame';
import type { Rule } from '../../insights/frame/rules/rule';

/** The rows of which a rule says something, as a claim names them: of two rules on one column it is told by the others. */
export const knownOf = ({ columns }: Rule): Claim['subject']['filter'] =>
  columns.map((column) => ({ column, op: 'is not null', value: '' }));

/** The rule of which a claim tells that it is broken. */
export const ruleOf = ({ rules }: Frame, { subject: { filter } }: Pick<Claim, 'subject'>): Rule | undefined =>
  rules.find(({ columns }) => columns.length === filter.length && columns.every((column, i) => filter[i]?.column === column));
