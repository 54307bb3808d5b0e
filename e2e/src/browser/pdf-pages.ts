import { extractText, getDocumentProxy } from 'unpdf';

/** Texts of a PDF, one a page, without any white space: where a line breaks depends on the paper. */
export async function pdfPages(file: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: false });
  return text.map(packed);
}

/** A text to be looked for in such pages: without white space and what has no width, and with one apostrophe, which fonts share. */
export const packed = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\u00ad\u200b\u2060\u2066-\u2069]/g, '')
    .replace(/\u02bc/g, '’');
