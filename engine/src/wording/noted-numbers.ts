/** Around a number that is noted: characters of private use, which stand in no sentence that is shown. */
const [BEGIN, OF, END] = ['\u{f0000}', '\u{f0001}', '\u{f0002}'];
const MARK = new RegExp(`${BEGIN}([^${OF}]*)${OF}|${END}`, 'gu');

/** A number as a text holds it. */
export interface NotedNumber {
  /** Place of its first character, and of what comes after its last. */
  from: number;
  to: number;
  /** With all its digits, as it was given to be written. */
  value: number;
  /** Its unit, `%` of a fraction; null of a bare number, and `points` of a distance between two shares. */
  unit: string | null;
}

let isNoting = false;

/** The text of a number, and while numbers are noted what it is the text of. */
export const noted = (value: number, text: string, unit: string | null = null): string =>
  isNoting ? `${BEGIN}${value} ${unit ?? ''}${OF}${text}${END}` : text;

/** Whether two texts of numbers read alike, whatever they are the texts of. */
export const readAlike = (a: string, b: string): boolean => numbersNoted(a).text === numbersNoted(b).text;

/** What the maker gives, with marks around its numbers. It must not wait for anything. */
export function noting<Made>(make: () => Made): Made {
  isNoting = true;
  try {
    return make();
  } finally {
    isNoting = false;
  }
}

/** The text without marks, and the numbers between them: of those inside another only the outer one. */
export function numbersNoted(marked: string): { text: string; numbers: NotedNumber[] } {
  const numbers: NotedNumber[] = [];
  const open: Omit<NotedNumber, 'to'>[] = [];
  let text = '';
  let last = 0;
  for (const { 0: mark, 1: value, index } of marked.matchAll(MARK)) {
    text += marked.slice(last, index);
    last = index + mark.length;
    if (value !== undefined) {
      const space = value.indexOf(' ');
      open.push({ from: text.length, value: Number(value.slice(0, space)), unit: value.slice(space + 1) || null });
      continue;
    }
    const own = open.pop();
    if (own && open.length === 0) numbers.push({ ...own, to: text.length });
  }
  return { text: text + marked.slice(last), numbers };
}
