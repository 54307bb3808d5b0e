import { cellKind } from '../typing/cell-kind';
import { LIMITS } from './limits';

/** Values that hold marks which could be delimiters: addresses of mail, web, machines and files, paths, ranges. */
const WHOLE =
  /^([^\s@,;]+@[\w-]+(\.[\w-]+)+|(https?|ftp|s3|file):\/\/\S+|www\.\S+|[0-9a-f]{2}([:-][0-9a-f]{2}){5,7}|[0-9a-f]{0,4}(:[0-9a-f]{0,4}){3,7}|urn:\S+|[#@][\w.-]+)$/i;

/** Whether nearly every line is by itself one value: a date, a time, an address. `lines` are those with text. */
export function areWholeValues(lines: string[]): boolean {
  const rest = lines.length > 1 ? lines.slice(1) : lines;
  const whole = rest.filter((line) => WHOLE.test(line.trim()) || !['text', 'empty'].includes(cellKind(line)));
  return rest.length > 0 && whole.length >= rest.length * LIMITS.enoughWhole;
}

/**
 * Whether the first line names a single column: a few words without the mark that every other line has. Above a table whose
 * first row is data it could as well be a title; marks that also stand within names and addresses then part no cells.
 */
export function isNameOfOne(first: string, delimiter: string): boolean {
  const text = first.trim();
  return text !== '' && !text.includes(delimiter) && text.split(/\s+/).length <= LIMITS.mostWords && !/[.!?:;,]$/.test(text);
}
