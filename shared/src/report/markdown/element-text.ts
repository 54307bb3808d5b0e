/** What this folder needs of a node of a text's tree. */
export interface TextNode {
  type: string;
  tagName?: string;
  value?: string;
  children?: readonly TextNode[];
}

/** All words of an element. */
export const fullText = (node: TextNode | undefined): string =>
  (node?.children ?? []).map((child) => (child.type === 'text' ? (child.value ?? '') : fullText(child))).join('');
