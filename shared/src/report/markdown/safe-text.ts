import { safeSentence } from '../../contracts/foreign-text';
import type { TextNode } from './element-text';

function makeSafe(node: TextNode): void {
  // Code is data; whoever draws the chart in it makes it safe.
  if (node.tagName === 'code') return;
  if (node.type === 'text' && node.value !== undefined) node.value = safeSentence(node.value);
  node.children?.forEach(makeSafe);
}

/** A plugin of rehype: words hold cells and names as they were read, so what cannot be seen in them is shown, and nothing turns around. */
export const safeText = () => makeSafe;
