import type { ModelColumn } from '../../contracts/table/table-model';
import { asksForEnd } from '../outcome/outcome-words';
import { hasWord, nameWords, wordSet } from '../../profile/roles/name-words';
import { LIMITS } from './limits';

/** What a label says was to be paid and has not been. */
const OWED = wordSet(
  'overdue unpaid delinquent unsettled outstanding arrears dunning pastdue überfällig unbezahlt ausstehend rückstand rückständig verzug mahnung gemahnt angemahnt inkasso impayé impayée vencido vencida impagado impagada scaduto scaduta insoluto insoluta atrasado atrasada achterstallig onbetaald',
);
/** And what has been, or need not be. */
const PAID = wordSet(
  'paid settled ok current cleared waived bezahlt beglichen ausgeglichen gezahlt erlassen payé payée réglé réglée pagado pagada pago paga saldato saldata pagato pagata betaald',
);
const PAYS = wordSet('payment pay billing invoice bill zahlung rechnung paiement pago pagamento betaling');

/** A column of labels of which some say that something is owed. */
export interface Owed {
  column: string;
  labels: string[];
}

/** The labels that say so, of a column that says of each row how its payment stands: beside labels of what was paid. Null where that is not sure. */
export function owedIn({ name, role }: Pick<ModelColumn, 'name' | 'role'>, labels: readonly string[]): Owed | null {
  const words = nameWords(name);
  if (role === 'boolean' || labels.length > LIMITS.mostLabels || !(asksForEnd(words) || hasWord(words, PAYS))) return null;
  const owed = labels.filter(isOwed);
  const paid = labels.filter((label) => !isOwed(label) && hasWord(nameWords(label), PAID));
  return owed.length > 0 && paid.length > 0 ? { column: name, labels: owed } : null;
}

function isOwed(label: string): boolean {
  const words = nameWords(label);
  return hasWord(words, OWED) || words.join(' ').startsWith('past due');
}
