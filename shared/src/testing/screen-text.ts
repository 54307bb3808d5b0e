/** The text of an element as the browser lays it out: what stands in a `<bdi>` is isolated. For tests of what a reader sees. */
export function screenText(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  const inner = [...node.childNodes].map(screenText).join('');
  return node instanceof HTMLElement && node.tagName === 'BDI' ? `\u2068${inner}\u2069` : inner;
}
