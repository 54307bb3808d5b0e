import { loadWords } from '../words';

/** A part of the report that comes later, once its words speak the page's language. */
export async function withWords<Part>(module: Promise<{ default: Part }>): Promise<Part> {
  const { default: part } = await module;
  await loadWords();
  return part;
}
