import { hasWord, nameWords, wordSet } from '../../../profile/roles/name-words';

/** Words of columns that are made of others. */
const DERIVED = wordSet(
  'total sum net profit margin balance difference diff delta change gap surplus deficit remaining rest overall subtotal grand gross result combined all gesamt summe saldo gewinn netto brutto differenz marge bénéfice solde résultat écart suma neto beneficio resultado diferencia totaal winst saldo totale utile netto lucro razem suma сумма итого прибыль 合计 利润',
);

/**
 * Which of the columns of a balanced equation is told as made of the others: one that alone stands on its side and says that it is a
 * total, else one that says so, else the only one that falls below nought (a difference), else the one that stands alone.
 */
export function targetOf(
  sides: readonly [readonly string[], readonly string[]],
  places: ReadonlyMap<string, number>,
  negative: ReadonlySet<string>,
): string {
  const all = [...sides[0], ...sides[1]];
  const alone = sides.flatMap((side) => (side.length === 1 ? side : []));
  const derived = (names: readonly string[]) => names.filter((name) => hasWord(nameWords(name), DERIVED));
  const last = (names: readonly string[]) => [...names].sort((a, b) => (places.get(b) ?? 0) - (places.get(a) ?? 0))[0];
  const below = all.filter((name) => negative.has(name));
  return (
    last(derived(alone)) ?? last(derived(all)) ?? (below.length === 1 ? below[0] : undefined) ?? last(alone) ?? last(all) ?? ''
  );
}
