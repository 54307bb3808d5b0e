import { MadeTable } from '../../src/understand/testing/made-table';

/** Words of a table in which classes of rows take for differently long. */
export interface TermField {
  half: 'open' | 'kept';
  id: string;
  start: string;
  target: string;
  /** How a row stands, and its labels done and open; empty where nothing says so. */
  status: readonly string[];
  by: readonly [header: string, ...labels: string[]];
  team: readonly [header: string, ...labels: string[]];
}

const field = (half: TermField['half'], head: string, status: string, by: string, team: string): TermField => {
  const [id = '', start = '', target = ''] = head.split('|');
  const list = (text: string): [string, ...string[]] => text.split('|') as [string, ...string[]];
  return { half, id, start, target, status: status === '' ? [] : status.split('|'), by: list(by), team: list(team) };
};

export const TERM_FIELDS: readonly TermField[] = [
  field('open', 'Ticket|Opened|Closed', 'Status|closed|open', 'Priority|P1|P2|P3', 'Team|Red|Blue|Green'),
  field('open', 'Auftrag|Gemeldet am|Erledigt am', 'Status|erledigt|offen', 'Priorität|hoch|mittel|niedrig', 'Objekt|Ost|West'),
  field('open', 'Repair|Reported|Completed on', '', 'Severity|emergency|urgent|routine', 'Block|A|B|C'),
  field('open', 'demande|reçue le|close le', '', 'Priorité|haute|moyenne|basse', 'bureau|Lyon|Nice'),
  field('kept', 'case_id|raised_at|resolved_at', 'state|resolved|pending', 'urgency|critical|normal|low', 'queue|q1|q2|q3'),
  field('kept', 'Vorgang|Eingang|Abschluss', 'Stand|abgeschlossen|in Arbeit', 'Art|Eilantrag|Antrag|Gutachten', 'Amt|Nord|Süd'),
  field('kept', 'Job|Requested|Finished', '', 'Class|call-out|service|refit', 'Depot|Hull|York'),
]; // prettier-ignore

export interface MadeTerms {
  name: string;
  csv: string;
  field: TermField;
  /** For how long each class takes at most, nearly always; all the same where they are alike. */
  typical: readonly number[];
  /** Rows that are open, by class with the days since they came in. */
  open: readonly { label: string; age: number }[];
}

/** @param alike all classes take as long */
export const madeTerms = (half: TermField['half'], seed: number, alike: boolean): MadeTerms[] =>
  TERM_FIELDS.filter((one) => one.half === half).map((one, i) => made(one, seed * 1069 + 53 * i, alike));

function made(own: TermField, seed: number, alike: boolean): MadeTerms {
  const table = new MadeTable(0, seed);
  const n = table.one([600, 1200, 2500]);
  const span = table.one([400, 700]);
  const typical = alike ? [5, 5, 5] : table.one([[1, 5, 20], [2, 8, 30], [1, 10, 14]]);
  const stuck = table.one([0.02, 0.04]);
  const dayOf = (day: number) => new Date(Date.UTC(2023, 3, 1) + day * 864e5).toISOString().slice(0, 10);
  const rows = Array.from({ length: n }, (_, i) => {
    const start = Math.floor((span * i) / n);
    const which = Math.floor(3 * table.random());
    const end = start + Math.round((typical[which] ?? 1) * Math.exp(0.35 * table.normal()));
    const isOpen = end >= span || table.random() < stuck;
    return { start, end: isOpen ? null : end, label: own.by[1 + which] ?? '', team: table.one(own.team.slice(1)) };
  });
  const header = [own.id, own.start, own.target, ...own.status.slice(0, 1), own.by[0], own.team[0]];
  return {
    name: `${own.half} ${own.id} by ${own.by[0]}, ${n} rows${alike ? ', alike' : ''}, seed ${seed}`,
    csv: [header, ...rows.map(({ start, end, label, team }, i) => [`${own.id.slice(0, 1).toUpperCase()}${8000 + i}`, dayOf(start), end === null ? '' : dayOf(end), ...(own.status.length > 0 ? [own.status[end === null ? 2 : 1]] : []), label, team])].map((row) => row.join(',')).join('\n'),
    field: own, typical, open: rows.flatMap(({ start, end, label }) => (end === null ? [{ label, age: span - 1 - start }] : [])),
  };
} // prettier-ignore
