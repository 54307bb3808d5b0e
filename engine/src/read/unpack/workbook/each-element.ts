import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { InputError } from '../../../model';
import { t } from '../../messages';
import type { Budget } from '../budget';
import { LIMITS } from './limits';

export interface ElementHandlers {
  /** `name` is without its namespace. */
  open?: (name: string, attributes: Record<string, string>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
  /** Called between pieces of the document, to wait for what is written. */
  afterPiece?: () => Promise<void> | void;
}

/** Bytes of the longest text or tag, and elements within each other: the parser keeps them in memory. */
const LONGEST = 64 << 20;

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
  const state = { isBroken: false, waiting: 0, depth: 0 };
  const broken = () => void (state.isBroken = true);
  const text = (part: string) => {
    state.waiting = 0;
    handlers.text?.(part);
  };
  parser.on('error', broken);
  parser.on('opentag', ({ name, attributes }) => {
    state.waiting = 0;
    if (++state.depth > LIMITS.deepest) broken();
    handlers.open?.(local(name), attributes);
  });
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('closetag', ({ name }) => {
    state.waiting = 0;
    state.depth--;
    handlers.close?.(local(name));
  });
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of stream) {
    signal?.throwIfAborted();
    const { length } = chunk as Buffer;
    budget?.take(length);
    state.waiting += length;
    parser.write(decoder.decode(chunk as Buffer, { stream: true }));
    if (state.isBroken || state.waiting > LONGEST) throw damaged();
    await handlers.afterPiece?.();
  }
  parser.write(decoder.decode()).close();
  if (state.isBroken) throw damaged();
}

const damaged = () => new InputError('file_damaged', t('damaged.workbook'));
