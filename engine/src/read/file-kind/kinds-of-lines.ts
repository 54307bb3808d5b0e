import { LIMITS } from './limits';

const LEVEL = '(?:TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|ERR|FATAL|CRITICAL|SEVERE|PANIC)';
const POINT = '\\d{4}[-/.]\\d{2}[-/.]\\d{2}[T ]\\d{2}:\\d{2}:\\d{2}(?:[.,]\\d+)?(?: ?(?:Z|UTC|[+-]\\d{2}:?\\d{2}))?';
const LOG_LINES = [
  // Web servers: 127.0.0.1 - - [10/Oct/2000:13:55:36 -0700] "GET / HTTP/1.0" 200
  /^\S+ \S+ \S+ \[\d{2}\/[A-Z][a-z]{2}\/\d{4}:\d{2}:\d{2}:\d{2}/,
  // syslog: Jan  2 12:00:00 host sshd[1000]: …
  /^(<\d{1,3}>1? ?)?[A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} [\w.-]+ [^,;\t|]*?:/,
  // Programs: a point in time, perhaps some words, and a level
  new RegExp(`^\\W?(?:${POINT}|\\d{2}:\\d{2}:\\d{2}(?:[.,]\\d+)?)\\]? +[^,;\\t|"]{0,60}?\\b${LEVEL}\\b`, 'i'),
  new RegExp(`^\\[?${LEVEL}\\]?(?::| -| ) ?[^,;\\t|]*\\S+ \\S`),
  // logfmt
  /^(time|ts|level|msg|at)=("[^"]*"|\S+) .*\b(level|msg|severity|status)=/,
  /^#(Software|Version|Date|Fields): /,
];
/** Lines of what went wrong, below that which tells of it. */
const CONTINUED = /^(\s|[\w.$]*(Error|Exception|Warning|Fault)\b|Caused by:|Traceback )/;

/** Lines that begin with a point in time and a level, as programs write them. `lines` are those with text. */
export function isLog(lines: string[]): boolean {
  const matches = (line: string) => LOG_LINES.some((pattern) => pattern.test(line));
  // A table of such lines has its header above them; what is indented belongs to the line above.
  if (lines.length < 2 || !matches(lines[0] ?? '')) return false;
  const outer = lines.filter((line) => !CONTINUED.test(line));
  return outer.filter(matches).length >= outer.length * LIMITS.enoughLog;
}

/** Sections and settings (INI, TOML), or keys with indented parts (YAML). */
export function isConfiguration(lines: string[]): boolean {
  const filled = lines.filter((line) => line.trim() !== '' && !/^\s*[#;]/.test(line));
  const count = (pattern: RegExp) => filled.filter((line) => pattern.test(line)).length;
  if (filled.length < LIMITS.fewestSettings) return false;
  const sections = count(/^\s*\[\[?[\w .:"/-]+\]\]?\s*$/);
  const settings = count(/^\s*[\w."/-]+\s*=(\s*\S|\s*$)/);
  if (
    sections &&
    settings &&
    sections + settings >= filled.length * LIMITS.enough &&
    !filled.some((line) => /^\[.*\][,;\t]/.test(line))
  )
    return true;
  const keys = count(/^\s*(- )?["']?[A-Za-z_][\w .-]*["']?:( \S.*)?$/);
  const items = count(/^\s*- \S/);
  const nested = filled.filter((line, i) => /:\s*$/.test(line) && /^(\s+\S|\s*- )/.test(filled[i + 1] ?? '')).length;
  return nested > 0 && keys + items >= filled.length * LIMITS.enough && keys >= 2;
}

/** Braces and semicolons at the ends of lines, or the statements of Python. `lines` are those with text. */
export function isCode(lines: string[]): boolean {
  const trimmed = lines.map((line) => line.trim());
  const count = (pattern: RegExp) => trimmed.filter((line) => pattern.test(line)).length;
  const braces = count(/\{$/) > 0 && count(/^[}\])]+[;,]?$/) > 0;
  if (braces && count(/[{};]$|^(\/\/|\/?\*|import |#include)/) >= trimmed.length * LIMITS.codeLines) return true;
  const statements = count(
    /^(import \w[\w., ]*$|from [\w.]+ import |def \w+\(.*:$|class \w+.*:$|(el)?if .*:$|else:$|for .* in .*:$|while .*:$|try:$|return\b|print\(|@\w)/,
  );
  return statements >= LIMITS.fewestStatements && statements >= trimmed.length * LIMITS.statements;
}

/** Headings and lists, with paragraphs between. */
export function isMarkdownText(lines: string[]): boolean {
  const filled = lines.filter((line) => line.trim() !== '');
  const marked = filled.filter((line) => /^(#{1,6} \S|\s*[-*+] \S|\s*\d+\. \S|> |```)/.test(line));
  const headings = filled.filter(
    (line, i) => /^#{1,6} \S/.test(line) && (i === 0 || (lines[lines.indexOf(line) - 1] ?? '') === ''),
  );
  const set = headings.some((line) => (lines[lines.indexOf(line) + 1] ?? '').trim() === '');
  return set && marked.length >= Math.max(2, filled.length * 0.5);
}
