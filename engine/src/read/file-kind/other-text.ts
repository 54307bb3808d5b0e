import { isCode, isConfiguration, isLog, isMarkdownText } from './kinds-of-lines';
import type { After } from '../messages';
import { linesOf } from '../lines-of';
import { LIMITS } from './limits';

/** What a text can be in the place of a table, as the last part of its message's name. */
type OtherKind = After<'other-text'>;

export interface OtherText {
  kind: OtherKind;
  /** 1-based. */
  line: number;
  words: string;
}

/** What begins such a text; the first line that is neither blank nor a comment. */
const BEGINNINGS: [OtherKind, RegExp][] = [
  ['html', /^<!doctype html|^<(html|head|body|table|thead|tbody|tr|div|p|span|ul|ol|h[1-6]|script|style|meta|title)\b[^<>]*>/i],
  ['php', /^<\?php\b/i],
  ['xml', /^<\?xml\s|^<!DOCTYPE\s|^<[a-z][\w:.-]*(\s[^<>]*)?(\/>|>\s*(<|$))/i],
  ['rtf', /^\{\\rtf/],
  ['postscript', /^%!PS/],
  ['latex', /^\\(documentclass|begin\{|usepackage)/],
  ['key', /^-----BEGIN [A-Z0-9 ]+-----$/],
  ['calendar', /^BEGIN:(VCALENDAR|VCARD)$/i],
  ['patch', /^(diff --git |diff -\S* |Index: \S+$)/],
  ['script', /^#! ?\/\S+/],
  ['sql', /^(insert +(ignore +)?into +\S|replace +into +\S|create +((or +replace|temp|temporary|unlogged|external|unique) +)*(table|database|schema|view|index|type|function|sequence|extension) +\S|drop +(table|database|schema|view|index) +\S|alter +table +\S|select +.+ +from +\S|update +\S+ +set +\S|delete +from +\S|truncate +table +\S|copy +\S+ *(\(.*\))? *from +stdin|lock +tables +\S|start +transaction *;|begin *;|set +[\w.@]+ *(=|to\b).*;|use +`?\w+`? *;|pragma +\w+.*;|with +\w+ +as *\()/i],
  ['psql-expanded', /^-\[ RECORD 1 \]-/],
  ['mysql-vertical', /^\*{20,} 1\. row \*{20,}$/],
  ['mail', /^(Return-Path|Received|Delivered-To|Message-ID|MIME-Version|From|To|Subject|Date): \S/i],
]; // prettier-ignore
const MAIL_FIELDS = /^(From|To|Subject|Date|Cc|Message-ID|MIME-Version|Content-Type|Received|Reply-To): \S/i;

/** What a text is when it is a document of another kind than a table; `text` is its beginning. */
export function otherText(text: string, complete: boolean): OtherText | null {
  const lines = linesOf(text.slice(0, 1 << 16), LIMITS.lines);
  const first = firstOf(lines);
  if (first < 0) return null;
  const line = (lines[first] ?? '').trim();
  const of = (kind: OtherKind, at = first): OtherText => ({ kind, line: at + 1, words: lines[at] ?? '' });
  if (isJson(text.trim(), complete))
    return of(
      'json',
      lines.findIndex((one) => one.trim() !== ''),
    );
  for (const [kind, pattern] of BEGINNINGS) {
    if (!pattern.test(line)) continue;
    if (kind === 'mail' && lines.slice(first, first + 12).filter((one) => MAIL_FIELDS.test(one)).length < LIMITS.fewestMailFields)
      continue;
    return of(kind);
  }
  const filled = lines.filter((one) => one.trim() !== '');
  if (isLog(filled)) return of('log');
  if (isConfiguration(lines)) return of('configuration');
  if (isCode(filled)) return of('code');
  if (isEncoded(filled)) return of('base64');
  return isMarkdownText(lines) ? of('markdown') : null;
}

/** Comments of SQL and of HTML stand above what tells the kind; lines that begin with # may also stand above a table. */
function firstOf(lines: string[]): number {
  let open = '';
  for (const [i, line] of lines.entries()) {
    const text = line.trim();
    if (open !== '') {
      if (text.includes(open)) open = '';
      continue;
    }
    const [, begin] = /^(<!--|\/\*)/.exec(text) ?? [];
    const end = begin === '<!--' ? '-->' : '*/';
    if (begin !== undefined) {
      if (!text.includes(end)) open = end;
      else if (text.endsWith(end) || text.endsWith(`${end};`)) continue;
      else return i;
    } else if (text !== '' && !/^--( |$)/.test(text)) return i;
  }
  return lines.findIndex((line) => line.trim() !== '');
}

function isJson(text: string, complete: boolean): boolean {
  if (/^\{\s*(["'][^"'\n]*["']\s*:|\})/.test(text)) return true;
  if (!text.startsWith('[')) return false;
  if (/^\[\s*(\{\s*["'}]|\[\s*["\d{[-])/.test(text)) return true;
  const [line = ''] = text.split('\n', 1);
  return (complete && text.length < 1 << 20 && parses(text)) || (parses(line) && /^\[.*,.*\]$/.test(line.trim()));
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isEncoded(lines: string[]): boolean {
  const [first = ''] = lines;
  const body = lines.slice(0, -1);
  return (
    lines.length > LIMITS.fewestEncoded &&
    first.length >= LIMITS.shortestEncoded &&
    first.length <= LIMITS.longestEncoded &&
    body.every((line) => line.length === first.length && /^[A-Za-z0-9+/]+$/.test(line)) &&
    /[a-z]/.test(first) &&
    /[A-Z]/.test(first) &&
    body.some((line) => /[g-zG-Z+/]/.test(line))
  );
}
