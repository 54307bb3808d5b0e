import type { Claim } from '@hub/shared/contracts/claim';

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const UNITS = 'percentage points|points|times|milliseconds?|seconds?|min(?:utes?)?|hours?|days?|weeks?|months?|years?';

/** A sentence whose numbers and whose words from the data stand behind placeholders. */
export interface Slotted {
  text: string;
  /** Placeholders in their order, with what they stand for. */
  slots: { name: string; value: string }[];
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Words of the claim that come from cells. */
const cellTexts = ({ member, subject }: Claim): string[] => {
  const filtered = subject.filter.flatMap(({ value }) => (Array.isArray(value) ? value : [value]));
  const texts = [member, ...filtered].filter((value) => typeof value === 'string' && value.trim() !== '');
  return [...new Set(texts.map(String))].sort((a, b) => b.length - a.length);
};

/**
 * Puts `{{c12.1}}`, `{{c12.2}}`, … in the place of every number, with its sign, currency, unit and month, and of every text
 * that comes from a cell. What is left holds no digit and nothing that a stranger wrote, except for column names.
 */
export const toSlots = (claim: Claim): Slotted => {
  const unit = claim.unit === null ? '' : `|${escapePattern(claim.unit)}`;
  const number = `(?:(?:\\d{1,2} )?(?:${MONTHS}) )?[−+-]?\\p{Sc}?\\p{N}(?:\\S*[\\p{L}\\p{N}%])?(?: (?:${UNITS}${unit})(?![\\p{L}\\p{N}]))?`;
  const cells = cellTexts(claim).map((text) => `(?<![\\p{L}\\p{N}])${escapePattern(text)}(?![\\p{L}\\p{N}])`);
  const slots: Slotted['slots'] = [];
  const text = claim.sentence.replace(new RegExp([...cells, number].join('|'), 'gu'), (value) => {
    const name = `${claim.id}.${slots.length + 1}`;
    slots.push({ name, value });
    return `{{${name}}}`;
  });
  return { text, slots };
};

/** The opposite of `toSlots`, for a text that holds all of its placeholders. */
export const fillSlots = (text: string, { slots }: Slotted): string =>
  slots.reduce((filled, { name, value }) => filled.replace(`{{${name}}}`, () => value), text);
