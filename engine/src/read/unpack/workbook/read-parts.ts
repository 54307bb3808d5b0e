import { InputError } from '../../../model';
import { t } from '../../messages';
import type { Unpacking } from '../unpacking';
import type { ZipArchive } from '../zip-archive';
import { eachElement, type ElementHandlers } from './each-element';
import { numberStyle, type NumberStyle } from './number-style';
import { LIMITS } from './limits';

export interface Sheet {
  name: string;
  /** Where it is in the archive. */
  file: string;
  isHidden: boolean;
}

export interface WorkbookParts {
  sheets: Sheet[];
  texts: string[];
  styles: NumberStyle[];
  is1904: boolean;
}

/** Reads what the sheets of a workbook refer to (ECMA-376, part 1, 18). */
export async function readParts(archive: ZipArchive, unpacking: Unpacking): Promise<WorkbookParts> {
  const { budget, signal } = unpacking;
  const go = async (file: string, handlers: ElementHandlers) => {
    const entry = archive.entries.get(file);
    if (entry) await eachElement(await archive.open(entry), budget, handlers, signal);
  };
  const targets = new Map<string, string>();
  await go('xl/_rels/workbook.xml.rels', {
    open: (name, { Id = '', Target = '' }) =>
      name === 'Relationship' && targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`),
  });
  const sheets: Sheet[] = [];
  let is1904 = false;
  await go('xl/workbook.xml', {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (name !== 'sheet') return;
      const id = Object.entries(attributes).find(([key]) => /(^|:)id$/.test(key) && key !== 'sheetId')?.[1] ?? '';
      sheets.push({ name: attributes.name ?? '', file: targets.get(id) ?? '', isHidden: /hidden/i.test(attributes.state ?? '') });
    },
  });
  return { sheets, is1904, texts: await readTexts(go), styles: await readStyles(go) };
}

type Go = (file: string, handlers: ElementHandlers) => Promise<void>;

async function readTexts(go: Go): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let characters = 0;
  let within = 0;
  let phonetic = 0;
  await go('xl/sharedStrings.xml', {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 't') within++;
      if (name === 'rPh') phonetic++;
    },
    text: (part) => {
      if (within === 0 || phonetic > 0) return;
      text += part;
      characters += part.length;
      if (characters > LIMITS.mostCharacters) throw new InputError('file_unpacked_too_large', t('workbook.text'));
    },
    close: (name) => {
      if (name === 't') within--;
      if (name === 'rPh') phonetic--;
      if (name === 'si') texts.push(text);
    },
  });
  return texts;
}

async function readStyles(go: Go): Promise<NumberStyle[]> {
  const codes = new Map<number, string>();
  const styles: NumberStyle[] = [];
  let within = false;
  await go('xl/styles.xml', {
    open: (name, { numFmtId, formatCode }) => {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode ?? '');
      if (name === 'cellXfs') within = true;
      if (name === 'xf' && within) styles.push(numberStyle(Number(numFmtId ?? 0), codes.get(Number(numFmtId))));
    },
    close: (name) => {
      if (name === 'cellXfs') within = false;
    },
  });
  return styles;
}
