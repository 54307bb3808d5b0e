import type { Column } from '../../model';
import { hasWord } from '../../profile/roles/name-words';
import { CODE } from '../../profile/roles/vocabulary';
import { POSTCODE, byValues, byWord, type Decided } from './decided';
import type { ColumnEvidence } from './column-evidence';
import { decideNumber } from './numbers/decide-number';
import { readHeader } from './header';
import { LIMITS } from './limits';

/** What a column is for: by its values first, and by the words of its header where these leave it open. */
export function decideColumn(evidence: ColumnEvidence): Decided {
  const { column, facts, corrected } = evidence;
  const declared = corrected || facts.column.declaredKey !== undefined;
  switch (column.role) {
    case 'empty':
      return { role: 'empty', because: { by: 'type' } };
    case 'constant':
      return { role: 'constant', because: { by: 'type' } };
    case 'boolean':
      return { role: 'boolean', because: corrected ? { by: 'declared' } : byValues('two-values') };
    case 'personal-data':
      return { role: 'personal-data', because: byValues('prose') };
    case 'timestamp':
      return { role: 'time', because: { by: 'cells', seen: facts.column.formats[0] ?? column.type } };
    case 'category':
    case 'duration':
    case 'geography':
    case 'identifier':
    case 'measure-additive':
    case 'measure-intensive':
    case 'money':
    case 'ordered-category':
    case 'percent':
    case 'text':
      break;
  }
  if (declared) return { ...ofRole(column), because: { by: 'declared' } };
  if (column.type === 'time') return { role: 'time', because: { by: 'type' }, time: 'part' };
  return column.type === 'text' ? decideText(evidence) : decideNumber(evidence);
}

function ofRole(column: Column): Decided {
  const because = { by: 'declared' } as const;
  switch (column.role) {
    case 'identifier':
    case 'category':
    case 'geography':
    case 'text':
    case 'boolean':
      return { role: column.role, because };
    case 'ordered-category':
      return { role: 'ordered-category', because, ...(column.order ? { order: column.order } : {}) };
    case 'money':
      return { role: 'measure', because, quantity: 'money' };
    case 'percent':
      return { role: 'measure', because, quantity: 'percent' };
    case 'duration':
      return { role: 'measure', because, quantity: 'duration' };
    case 'measure-additive':
      return { role: 'measure', because, quantity: 'amount' };
    case 'constant':
    case 'empty':
    case 'measure-intensive':
    case 'personal-data':
    case 'timestamp':
      return { role: 'measure', because, quantity: 'other' };
  }
}

/** How many words the usual one of some texts has. */
const wordsOf = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + text.trim().split(/\s+/).length, 0) / Math.max(1, texts.length);

/** `#20100`, `INV-2024-0017`: numbers of papers, which name what several rows belong to. */
const NUMBERED = /^#?[A-Za-z]{0,5}[-_/#]?\d{3,}(?:[-_/]\d+)*$/;

function decideText({ column, facts }: ColumnEvidence): Decided {
  const { words } = readHeader(column.name);
  const { count, distinct } = column.stats;
  if (column.role === 'identifier') {
    const unique = distinct >= LIMITS.unique * count;
    return unique || !hasWord(words, CODE)
      ? { role: 'identifier', because: byValues(unique ? 'all-different' : 'repeated') }
      : { role: 'code', because: byWord('code', 'a code') };
  }
  if (column.role === 'geography' && words.some((word) => /^(?:zip|zipcode|postal|postcode|postleitzahl|plz)$/.test(word)))
    return { role: 'code', because: byWord('postcode', POSTCODE) };
  if (column.role === 'geography') return { role: 'geography', because: byValues('places') };
  if (column.role === 'ordered-category')
    return { role: 'ordered-category', because: byValues('known-scale'), ...(column.order ? { order: column.order } : {}) };
  if (column.role === 'text') {
    const named =
      distinct >= LIMITS.unique * count &&
      count >= LIMITS.fewestNames &&
      facts.averageLength <= LIMITS.longestName &&
      wordsOf(facts.sample) <= LIMITS.wordiestName;
    const numbered = facts.sample.length > 0 && facts.sample.every((text) => NUMBERED.test(text.trim()));
    if (numbered && !named) return { role: 'identifier', because: byValues('repeated') };
    return named ? { role: 'identifier', because: byValues('all-different') } : { role: 'text', because: byValues('prose') };
  }
  const letters = (facts.labels ?? []).every(([label]) => /^[\p{L}\d]{1,2}$/u.test(label)) && facts.labels !== null;
  return letters && distinct <= LIMITS.mostLetterCodes
    ? { role: 'coded-category', because: byValues('repeated') }
    : { role: 'category', because: byValues('repeated') };
}
