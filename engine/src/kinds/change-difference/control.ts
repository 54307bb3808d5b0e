import { nameWords, wordSet } from '../../profile/roles/name-words';

/** What the group is called to which nothing was done, or what is done anyway: the others are set against it. */
const CONTROL = wordSet(
  'control controls ctrl cntl ctl kontrolle kontroll kontrollgruppe placebo plazebo scheinmedikament vehicle vehikel sham scheinbehandlung untreated unbehandelt standard usual regular regelklasse regel conventional konventionell herkömmlich comparator comparison vergleich vergleichsgruppe vergleichsklasse reference referenz referenzgruppe baseline none no ohne kein keine nothing nichts nil basic wildtype wt témoin contrôle controle testimone controllo controlegroep',
);

/** The one label that names the control; null where none does, or several do. */
export function controlAmong(labels: readonly string[]): string | null {
  const [own, ...more] = labels.filter((label) => nameWords(label).some((word) => CONTROL.has(word)));
  return own !== undefined && more.length === 0 ? own : null;
}
