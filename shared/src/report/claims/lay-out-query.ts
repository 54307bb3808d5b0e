/** Texts and names in quotes, words, white space, and any other character by itself. */
export const TOKEN = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\s+|[\p{L}\p{N}_]+|[\s\S]/gu;
/** What begins a part of a query, in capitals as the engine writes it. */
const BEGINS = new Set(
  'SELECT FROM WHERE GROUP HAVING QUALIFY ORDER LIMIT UNION EXCEPT INTERSECT LEFT RIGHT INNER FULL CROSS JOIN'.split(' '),
);
/** Words that such a one goes on: `LEFT JOIN`, `IS DISTINCT FROM`, `WITHIN GROUP`. */
const GOES_ON = new Set(['LEFT', 'RIGHT', 'INNER', 'FULL', 'CROSS', 'OUTER', 'DISTINCT', 'WITHIN']);
const INDENT = '  ';

/**
 * A query with a line for each of its parts, and queries inside it set in; what is a function's or an expression's stays in its line. Nothing but
 * white space outside quotes differs.
 */
export function layOutQuery(sql: string): string {
  const tokens = sql.match(TOKEN) ?? [];
  /** Of each bracket that is open, whether a query stands in it. */
  const open: boolean[] = [];
  let text = '';
  let before = '';
  const line = () => {
    text = `${text.trimEnd()}\n${INDENT.repeat(open.filter(Boolean).length)}`;
  };
  tokens.forEach((token, place) => {
    if (token.trim() === '') {
      if (!/\s$/.test(text)) text += ' ';
      return;
    }
    const isPart = open.at(-1) !== false && BEGINS.has(token) && !GOES_ON.has(before);
    if (token === ')' ? open.pop() === true : isPart && before !== '' && before !== '(') line();
    text += token;
    if (token === '(') {
      const first = tokens.slice(place + 1).find((each) => each.trim() !== '');
      open.push(first === 'SELECT' || first === 'WITH');
      if (open.at(-1)) line();
    }
    before = token;
  });
  return text;
}
