import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** What a message takes: the kind of each slot, and the names of the tags. */
export interface MessageTakes {
  slots: Record<string, 'text' | 'number' | 'date' | 'choice'>;
  tags: string[];
}

const KINDS = {
  [TYPE.argument]: 'text',
  [TYPE.number]: 'number',
  [TYPE.plural]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'date',
  [TYPE.select]: 'choice',
} as const;

function collect(elements: readonly MessageFormatElement[], takes: MessageTakes): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type === TYPE.tag) {
      if (!takes.tags.includes(element.value)) takes.tags.push(element.value);
      collect(element.children, takes);
      continue;
    }
    const kind = KINDS[element.type];
    const known = takes.slots[element.value];
    // A slot that is counted or chosen by in one place may be printed as it is in another.
    takes.slots[element.value] = known === undefined || known === 'text' ? kind : known;
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) collect(value, takes);
  }
}

/** @throws with the parser's error when the text is no ICU message */
export function takesOf(text: string): MessageTakes {
  const takes: MessageTakes = { slots: {}, tags: [] };
  collect(parse(text), takes);
  return takes;
}
