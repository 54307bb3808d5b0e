import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { InputError } from '../../../model';
import type { Budget } from '../budget';

export interface ElementHandlers {
  /** `name` is without its namespace. */
  open?: (name: string, attributes: Record<string, string>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
  /** Called between pieces of the document, to wait for what is written. */
  afterPiece?: () => Promise<void> | void;
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** Goes through an XML document as it is unpacked. @throws InputError when it is damaged or too large */
export async function eachElement(
  stream: Readable,
  budget: Budget | null,
  handlers: ElementHandlers,
  signal?: AbortSignal,
): Promise<void> {
  // Without namespaces and a DTD's entities: a workbook needs neither.
  const parser = new SaxesParser();
  let fault: Error | null = null;
  parser.on('error', (error) => (fault ??= error));
  parser.on('opentag', ({ name, attributes }) => handlers.open?.(local(name), attributes as Record<string, string>));
  parser.on('text', (text) => handlers.text?.(text));
  parser.on('cdata', (text) => handlers.text?.(text));
  parser.on('closetag', ({ name }) => handlers.close?.(local(name)));
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of stream) {
    signal?.throwIfAborted();
    budget?.take((chunk as Buffer).length);
    parser.write(decoder.decode(chunk as Buffer, { stream: true }));
    if (fault) break;
    await handlers.afterPiece?.();
  }
  if (!fault) parser.write(decoder.decode()).close();
  if (fault) throw new InputError('file_damaged', 'The workbook is damaged: a part of it is no XML. Please save it again.');
}
