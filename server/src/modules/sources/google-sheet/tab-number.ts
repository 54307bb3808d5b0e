/** An entry of the list in the page's script; its texts stand between double quotes, with JavaScript's escapes. */
const TAB = /items\.push\(\{\s{0,9}name:\s{0,9}"((?:[^"\\]|\\.){0,1200})"[^}]{0,3000}?\bgid:\s{0,9}"(\d{1,20})"/g;
const ESCAPE = /\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|(.))/gi;
const CONTROLS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', 0: '\0' };

const unescaped = (text: string): string =>
  text.replace(ESCAPE, (_all, byte: string | undefined, unit: string | undefined, other: string = '') => {
    const code = byte ?? unit;
    return code === undefined ? (CONTROLS[other] ?? other) : String.fromCharCode(Number.parseInt(code, 16));
  });

/** The number of the tab of that name by the page on which Google lists a sheet's tabs; null where it is not among them. */
export function tabNumber(page: string, name: string): string | null {
  for (const [, text = '', gid = ''] of page.matchAll(TAB)) if (unescaped(text).trim() === name) return gid;
  return null;
}
