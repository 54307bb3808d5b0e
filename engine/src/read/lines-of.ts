/**
 * The lines of a text, whichever of LF, CRLF and CR ends them; after the last line end stands one more, mostly empty.
 * A regular expression would do the same, but one that runs once over a long text is interpreted, which takes a hundred times as long.
 * @param most lines that are wanted; all of them unless told
 */
export function linesOf(text: string, most = Infinity): string[] {
  const lines: string[] = [];
  let from = 0;
  let feed = text.indexOf('\n');
  let carriage = text.indexOf('\r');
  while (lines.length < most) {
    if (feed >= 0 && feed < from) feed = text.indexOf('\n', from);
    if (carriage >= 0 && carriage < from) carriage = text.indexOf('\r', from);
    const end = feed < 0 || (carriage >= 0 && carriage < feed) ? carriage : feed;
    lines.push(end < 0 ? text.slice(from) : text.slice(from, end));
    if (end < 0) break;
    from = end === carriage && feed === end + 1 ? end + 2 : end + 1;
  }
  return lines;
}
