import type { ColumnFacts } from '../column-facts';
import { isPlaceName } from './geography';
import { hasWord, nameWords } from './name-words';
import { numberRole } from './number-role';
import { personalKind } from './personal-data';
import type { RoleDecision } from './role-decision';
import { orderOfLabels } from './scales';
import { share } from '../share';
import { GEOGRAPHY, IDENTIFIER, IDENTIFIER_STRONG } from './vocabulary';
import { LIMITS } from './limits';

/** What a column is for (`aboutPeople`: other columns show that each row is a person), from its type and values first and from the words of its name where those leave it open. */
export function decideRole(facts: ColumnFacts, rows: number, aboutPeople = false): RoleDecision {
  const { column, stats, distinct } = facts;
  const unit = column.unit;
  if (!stats.count) return { role: 'empty', unit };
  if (distinct === 1 && stats.count > 1) return { role: 'constant', unit };
  if (column.declaredKey === 'own' || (column.declaredKey === 'foreign' && distinct > LIMITS.mostReferences))
    return { role: 'identifier', unit };
  if (column.declaredKey === 'foreign') return { role: 'category', unit };
  if (column.order) return { role: 'ordered-category', unit, order: column.order };
  switch (column.type) {
    case 'boolean':
      return { role: 'boolean', unit };
    case 'date':
    case 'timestamp':
      return { role: 'timestamp', unit };
    case 'time':
      return { role: distinct <= LIMITS.mostCategories ? 'category' : 'text', unit };
    case 'integer':
    case 'number':
      return numberRole(facts, rows);
    case 'text':
      return textRole(facts, aboutPeople);
  }
}

function textRole(facts: ColumnFacts, aboutPeople: boolean): RoleDecision {
  const { column, stats, distinct, labels, sample } = facts;
  const unit = column.unit;
  const words = nameWords(column.name);
  const personal = personalKind(words, facts, aboutPeople);
  const repeats = stats.count / Math.max(1, distinct);
  if (personal === 'name')
    return repeats >= LIMITS.peopleRepeat
      ? { role: 'category', unit, namesPeople: true }
      : { role: 'personal-data', unit, personal };
  if (personal) return { role: 'personal-data', unit, personal };
  if (distinct === 2 && column.formats.includes('yes/no')) return { role: 'boolean', unit };
  if (words.some((word) => /^(zip|zipcode|postal|postcode|postleitzahl|plz)$/.test(word))) return { role: 'geography', unit };
  const codes = share(sample, isCode);
  const unique = distinct >= stats.count * LIMITS.unique && stats.count >= LIMITS.fewestUnique;
  if (
    unique &&
    (codes > LIMITS.mostly ||
      sameLength(sample) ||
      (hasWord(words, IDENTIFIER) && share(sample, (text) => !/\s/.test(text.trim())) > LIMITS.nearlyAll))
  )
    return { role: 'identifier', unit };
  if (hasWord(words, GEOGRAPHY) ? !looksLikeState(words) : share(sample, isPlaceName) > LIMITS.mostly)
    return { role: 'geography', unit };
  if (looksLikeState(words) && share(sample, isPlaceName) > LIMITS.mostly) return { role: 'geography', unit };
  if (
    hasWord(words, IDENTIFIER_STRONG) &&
    codes > LIMITS.mostly &&
    (distinct > LIMITS.shortList || facts.averageLength >= LIMITS.longCode)
  )
    return { role: 'identifier', unit };
  const order =
    labels &&
    orderOfLabels(
      labels.map(([label]) => label),
      column.name,
    );
  if (order) return { role: 'ordered-category', unit, order };
  if (distinct <= LIMITS.shortList && (repeats >= 2 || distinct <= LIMITS.fewLabels)) return { role: 'category', unit };
  if (isProse(facts)) return { role: 'text', unit };
  if (codes > LIMITS.mostly && repeats < LIMITS.codesRepeat) return { role: 'identifier', unit };
  if (distinct <= LIMITS.mostCategories && repeats >= 2) return { role: 'category', unit };
  return { role: repeats >= LIMITS.longListRepeats ? 'category' : 'text', unit };
}

/** `state` names a place only where the values are places: in most tables it is a status. */
function looksLikeState(words: string[]): boolean {
  return (
    words.every((word) => !['country', 'city', 'county', 'zip', 'province'].includes(word)) &&
    words.some((word) => word === 'state' || word === 'region' || word === 'location' || word === 'district' || word === 'land')
  );
}

function isProse({ sample, averageLength, distinct, stats }: ColumnFacts): boolean {
  const wordy = share(sample, (text) => text.trim().split(/\s+/).length >= LIMITS.wordsOfProse);
  const repeats = stats.count / Math.max(1, distinct);
  return (
    (averageLength > LIMITS.lettersOfProse && distinct > LIMITS.shortList) ||
    (wordy > 0.5 && distinct > LIMITS.shortList && repeats < 10)
  );
}

/** Words of one length without a blank: airports, currencies, stocks. */
function sameLength(sample: string[]): boolean {
  const length = sample[0]?.length ?? 0;
  return (
    sample.length >= LIMITS.fewestOfALength &&
    length <= LIMITS.longCode &&
    sample.every((text) => text.length === length && !/\s/.test(text))
  );
}

/** Letters and digits mixed, or long digits, without a blank: `INC0000123`, `58fa3f0be4b0`, `007`. */
function isCode(text: string): boolean {
  return /^(?=.*\d)[\p{L}\d][\p{L}\d_\-./#:]{1,}$/u.test(text.trim()) && !/^\d{1,4}$/.test(text.trim());
}
