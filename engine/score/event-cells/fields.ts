/** Words of one field of events: of whom or where, which kind, how it ends. */
export interface Field {
  table: string;
  key: string;
  when: string;
  group: string;
  /** Labels, or one stem that is numbered. */
  groups: readonly string[];
  kind: string;
  kinds: readonly string[];
  end: string;
  /** The usual one first. */
  ends: readonly string[];
  amount: string;
  mean: number;
}

const field = (
  table: string,
  key: string,
  when: string,
  [group, groups]: [string, string],
  [kind, kinds]: [string, string],
  [end, ends]: [string, string],
  [amount, mean]: [string, number],
): Field => ({
  table,
  key,
  when,
  group,
  groups: groups.split('|'),
  kind,
  kinds: kinds.split('|'),
  end,
  ends: ends.split('|'),
  amount,
  mean,
});

export const FIELDS: readonly Field[] = [
  field('incidents', 'Incident', 'Reported on', ['Plant', 'Ohlau|Brede|Kassen|Tarn|Ulva|Wende|Zorn|Lieb|Norr|Pohl|Quast|Rehm|Senf|Tolk|Urft|Vahl'], ['Incident type', 'Leak|Jam|Overheating|Sensor fault|Power cut|Wear|Noise|Belt slip|Misfeed'], ['Result', 'Repaired|Part swapped|Escalated|No fault found'], ['Downtime min', 35]),
  field('claims', 'Claim No', 'Received', ['Garage', 'Garage '], ['Damage', 'Glass|Paint|Bumper|Door|Electrics|Hail|Theft|Tyre'], ['Decision', 'Paid|Partly paid|Declined'], ['Amount', 820]),
  field('orders', 'Order', 'Order date', ['Channel', 'Web|Phone|Shop|Fair|Agent|Post|App|Partner'], ['Product line', 'Chairs|Tables|Lamps|Shelves|Beds|Rugs|Desks|Sofas|Mirrors'], ['Outcome', 'Kept|Returned|Exchanged|Cancelled'], ['Value', 240]),
  field('meldungen', 'Meldung', 'Datum', ['Linie', 'Linie '], ['Störungsart', 'Tür|Bremse|Heizung|Weiche|Signal|Oberleitung|Fahrgast|Antrieb'], ['Folge', 'Keine|Verspätung|Ausfall|Ersatzverkehr'], ['Minuten', 12]),
  field('admissions', 'Case', 'Admitted', ['Ward', 'Ward A|Ward B|Ward C|Ward D|Ward E|Ward F|Ward G|Ward H|Ward I|Ward J|Ward K|Ward L|Ward M|Ward N|Ward O|Ward P'], ['Reason', 'Fall|Infection|Chest pain|Planned surgery|Stroke|Observation|Fracture'], ['Discharge', 'Home|Care home|Other hospital|Died'], ['Days', 5]),
  field('reklamationen', 'Nr', 'Eingang', ['Werk', 'Nord|Süd|Ost|West|Mitte|Hafen|Berg'], ['Fehler', 'Kratzer|Maß|Farbe|Bruch|Verpackung|Falschteil|Rost|Passung'], ['Entscheid', 'Anerkannt|Abgelehnt|Kulanz'], ['Kosten', 95]),
  field('rides', 'Ride', 'Day', ['Depot', 'Harbour|Airport|Station|Campus|Old Town|Mill|Park|Bridge|Market|Quay'], ['Vehicle class', 'Bike|Cargo bike|Scooter|Moped|Car'], ['Ended', 'Completed|Breakdown|Abandoned'], ['Minutes', 23]),
]; // prettier-ignore
