import { LIMITS } from './limits';

/** What stands before the first record of a file and tells how it was made. */
export interface LeadIn {
  /** Characters. */
  length: number;
  lines: number;
  /** The delimiter that the line `sep=` names, or null. */
  delimiter: string | null;
  text: string;
}

const SEPARATOR = /^"?sep=(\\t|.)"?[ \t]*(\r\n|\n|\r)/i;
/** A prompt and a question to a database, up to the end of its line: what programs print above the answer. */
const STATEMENT =
  /^\s*(?:(?:mysql|sqlite|mariadb \[[^\]]*\]|\w+[=-][#>])>? *)?(?:select|with|set|use|show|\\copy|copy *\(|declare|pragma|spool|\\pset|\\o)\s+\S[^;]*;[ \t]*(?:\r\n|\n|\r)/i;
/** Remarks and empty lines in front of a statement. */
const REMARKS = /^(?:[ \t]*(?:--[^\r\n]*|\/\*[^*]*\*\/[ \t]*)?(?:\r\n|\n|\r))+/;
/** Statements that print nothing: where they go on, the file is a script. */
const SCRIPT = /^\s*(?:select|with|insert|create|drop|alter|update|delete|copy|truncate|set|begin|start|lock|grant|use)\b[^;]*;/i;

const NOTHING: LeadIn = { length: 0, lines: 0, delimiter: null, text: '' };

/** Finds the line `sep=;` with which a spreadsheet program says its delimiter, or the statements whose answer a file holds. */
export function leadIn(text: string, complete: boolean): LeadIn {
  const found = SEPARATOR.exec(text);
  if (found) {
    const delimiter = found[1] === '\\t' ? '\t' : (found[1] ?? ',');
    return { length: found[0].length, lines: 1, delimiter, text: `sep=${delimiter}` };
  }
  let length = 0;
  for (;;) {
    const ahead = text.slice(length, length + LIMITS.longestLeadIn);
    const [remarks = ''] = REMARKS.exec(ahead) ?? [];
    const [statement] = STATEMENT.exec(ahead.slice(remarks.length)) ?? [];
    if (statement === undefined) break;
    length += remarks.length + statement.length;
  }
  const rest = text.slice(length, length + LIMITS.longestLeadIn);
  if (length === 0 || SCRIPT.test(rest) || (complete && rest.trim().split(/[\r\n]+/).length < 2)) return NOTHING;
  const lead = text.slice(0, length);
  return { length, lines: lead.split(/\r\n|\n|\r/).length - 1, delimiter: null, text: lead.trim().slice(0, 120) };
}
