import { hasWord, wordSet } from '../../../profile/roles/name-words';
import type { ColumnEvidence } from '../column-evidence';
import type { Header } from '../header';
import { LIMITS } from '../limits';

/** Where something takes place, in the singular. `practice` and `lab` are also what is done there, `household` its size. */
const INSTITUTIONS = wordSet(
  'hospital clinic ward site centre center depot store shop branch station facility institution institute warehouse pharmacy university village krankenhaus klinik filiale standort apotheke hôpital clinique magasin agence usine établissement tienda sucursal centro clínica ospedale negozio stabilimento ziekenhuis winkel vestiging',
);
/** Of which the numbers are as often years that somebody spent there, or the word is cut and may stand for another. */
const DOUBTFUL = wordSet('school college schule escuela école scuola inst instit hosp ctr cntr clin');
const RECORDS = wordSet('record row entry node datensatz satz enregistrement registro');

/**
 * Whether whole numbers name where their rows took place: the header is such a place, and its numbers begin with one and come again. Where the
 * word leaves it open, the numbers have to look given: unevenly filled, as no measure is.
 */
export function namesInstitution({ column, facts }: ColumnEvidence, { words, plural, quotient }: Header): boolean {
  const { count, distinct, min } = column.stats;
  if (plural || quotient || column.unit !== null || Number(min) < 1 || count < LIMITS.blockRows * distinct) return false;
  const place = words.filter((word) => !RECORDS.has(word));
  if (place.length === 0) return false;
  if (place.every((word) => INSTITUTIONS.has(word))) return true;
  return (
    place.every((word) => INSTITUTIONS.has(word) || DOUBTFUL.has(word)) && hasWord(place, DOUBTFUL) && areGiven(facts.labels)
  );
}

/**
 * Whether some whole numbers are far more frequent than both of their neighbours, and these have no common step. What is measured or counted
 * becomes more and less frequent by degrees, or in steps of a habit (tens, dozens, four years of school).
 */
function areGiven(labels: ColumnEvidence['facts']['labels']): boolean {
  if (!labels) return false;
  const rows = new Map(labels.map(([label, n]) => [Number(label), n]));
  const values = [...rows.keys()];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const peaks = values.filter((value) => {
    const own = rows.get(value) ?? 0;
    const rises = (beside: number) => own - beside > LIMITS.errorsApart * Math.sqrt(own + beside);
    return value > low && value < high && rises(rows.get(value - 1) ?? 0) && rises(rows.get(value + 1) ?? 0);
  });
  return peaks.length >= LIMITS.fewestPeaks && peaks.reduce(commonStep, 0) === 1;
}

const commonStep = (a: number, b: number): number => (b === 0 ? a : commonStep(b, a % b));
