interface Node {
  type: string;
  tagName?: string;
  value?: string;
  children?: readonly Node[];
}

const NESTED = new Set(['ul', 'ol', 'p', 'pre', 'table', 'blockquote']);

/** The words of an element itself, without those of the blocks inside it. */
export const ownText = (node: Node | undefined): string =>
  (node?.children ?? [])
    .map((child) => (child.type === 'text' ? (child.value ?? '') : NESTED.has(child.tagName ?? '') ? '' : ownText(child)))
    .join('');

/** All words of an element. */
export const fullText = (node: Node | undefined): string =>
  (node?.children ?? []).map((child) => (child.type === 'text' ? (child.value ?? '') : fullText(child))).join('');
