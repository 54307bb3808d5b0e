/** Words of a table in which something has not gone on as it should, with an amount of money. */
export interface MoneyField {
  half: 'open' | 'kept';
  how: 'left' | 'paper' | 'past' | 'inbound';
  /** Name of each row, and the day of it; without a day it is a list of things or persons. */
  id: string;
  date: string;
  /** The column that says so: what is left, the number that follows, the day that must not pass, the day of arrival. */
  target: string;
  /** Of `left` the amount charged and the amount paid, of `inbound` what one costs, of `past` what is on hand. */
  beside: string;
  /** The amount at stake. */
  money: string;
  /** The day by which it was to be there. */
  due: string;
  /** Of `paper` the question and its answers no and yes; of `past` the state with what goes on and what is over. */
  state: readonly string[];
  /** How a row stands: done, not done yet, called off. */
  stage: readonly string[];
  by: readonly [header: string, ...labels: string[]];
}

const field = (half: MoneyField['half'], how: MoneyField['how'], head: string, state: string, stage: string, by: string): MoneyField => {
  const [id = '', date = '', target = '', beside = '', money = '', due = ''] = head.split('|');
  const [own = '', ...labels] = by.split('|');
  const list = (text: string) => (text === '' ? [] : text.split('|'));
  return { half, how, id, date, target, beside, money, due, state: list(state), stage: list(stage), by: [own, ...labels] };
}; // prettier-ignore

export const MONEY_FIELDS: readonly MoneyField[] = [
  field('open', 'left', 'Member No||Balance|Charged,Paid|Balance', '', '', 'Payment by|Card|Cash|Direct debit|Transfer'),
  field('open', 'left', 'Rechnung|Rechnungsdatum|Offener Betrag €|Brutto €,Bezahlt €|Offener Betrag €', '', 'Status|versendet|Entwurf|storniert', 'Kunde|Adler|Brandt|Claus|Dietz|Ebert'),
  field('open', 'left', 'visit_id|visit_date|outstanding|fee,received|outstanding', '', 'visit_status|done|booked|cancelled', 'insurer|Alba|Boreal|Cura|Deltacare'),
  field('open', 'left', 'Vertrag||Restschuld|Soll 2025,Gezahlt 2025|Restschuld', '', '', 'Zahlweise|Überweisung|Lastschrift|Bar'),
  field('open', 'left', 'Bill|Billed|Balance due $|Total $,Paid $|Balance due $|Due date', '', '', 'Region|North|South|East|West'),
  field('open', 'paper', 'Job|Finished on|Invoice No||Job value £', 'Chargeable|N|Y', 'Job Status|Complete|Parts ordered|Cancelled', 'Depot|Leeds|Hull|York|Bath'),
  field('open', 'paper', 'Lieferung|Geliefert am|Rechnungsnr||Warenwert €', '', 'Status|geliefert|unterwegs|storniert', 'Filiale|Linz|Graz|Wels|Steyr'),
  field('open', 'paper', 'consult|seen_on|claim_invoice||charge_eur', 'billable|no|yes', 'state|attended|booked|no show', 'site|East|West|Hill'),
  field('open', 'past', 'Lot|Booked in|Best before|On hand|Stock value £', '', '', 'Category|Cheese|Ham|Wine|Pasta|Oil'),
  field('open', 'past', 'Charge|Eingang|MHD|Bestand|Lagerwert €', '', '', 'Lager|Nord|Süd|Mitte'),
  field('open', 'past', 'Contract No|Signed|Contract end||Annual value €', 'Status|active|ended', '', 'Site|Park|Quay|Tower|Yard'),
  field('open', 'past', 'Device|Last serviced|Next inspection||', 'Condition|in use|scrapped', '', 'Ward|A1|A2|B1|B2'),
  field('open', 'inbound', 'Line|Ordered|Arrived|Unit cost €|Line value €|ETA', '', 'Status|Received|In transit|Cancelled', 'Supplier|Alba|Breno|Corvo|Duna|Erle|Fjord|Gorse|Hald'),
  field('open', 'inbound', 'Position|Bestellt am|Wareneingang|Stückpreis €|Bestellwert €|Liefertermin', '', '', 'Lieferant|Albers|Bosch|Cremer|Dorn|Ehlers|Funk'),
  field('kept', 'left', 'Mitglied||Rückstand €|Jahresbeitrag €,Eingegangen €|Rückstand €', '', '', 'Sparte|Tennis|Turnen|Rudern|Judo'),
  field('kept', 'left', 'booking|arrival|remaining|price,settled|remaining', '', 'booking_status|stayed|reserved|cancelled', 'channel|Direct|Agent|Portal'),
  field('kept', 'left', 'Facture|Date facture|Reste à payer €|Montant TTC €,Encaissé €|Reste à payer €', '', '', 'Agence|Lyon|Paris|Nice|Lille'),
  field('kept', 'left', 'Account|Sold on|Unpaid £|Amount £,Receipts £|Unpaid £|Payment due', '', 'Stage|final|quote|void', 'Rep|Ames|Bell|Cole|Dunn'),
  field('kept', 'left', 'Mieter-Nr||Mietrückstand|Sollmiete,Zahlung|Mietrückstand', '', '', 'Haus|Ahorn|Birke|Eiche|Linde|Ulme'),
  field('kept', 'paper', 'Order|Shipped|Inv No||Net USD', 'To be billed|0|1', 'Order status|Shipped|Open|Voided', 'Branch|Reno|Provo|Boise'),
  field('kept', 'paper', 'Auftrag|abgeschlossen am|Beleg-Nr.||Auftragswert €', 'berechenbar|nein|ja', 'Auftragsstatus|fertig|in Arbeit|storniert', 'Team|Rot|Blau|Grün|Gelb'),
  field('kept', 'paper', 'inspection|inspected|certificate_no||fee_gbp', '', 'outcome|passed|pending|failed', 'engineer|Abel|Boon|Carr|Dahl'),
  field('kept', 'past', 'batch|received|expiry_date|qty_on_hand|value_usd', '', '', 'store|S1|S2|S3|S4'),
  field('kept', 'past', 'Artikel|Letzter Zugang|Verfallsdatum|Lagerbestand|Wert €', '', '', 'Gruppe|Salbe|Tablette|Tropfen'),
  field('kept', 'past', 'Lizenz|verlängert am|gültig bis||Gebühr €', 'Zustand|aktiv|beendet', '', 'Abteilung|Einkauf|IT|Vertrieb'),
  field('kept', 'past', 'Vehicle|Last service|MOT expiry||', 'State|in service|sold', '', 'Depot|Quay|Moor|Gate|Dock'),
  field('kept', 'inbound', 'item|requested|delivered_on|price_each|order_total|promised_date', '', '', 'vendor|Acme|Bolt|Cord|Dice|Edge|Flux'),
  field('kept', 'inbound', 'Bestellposition|Datum|geliefert am|Einzelpreis €|Gesamtwert €|zugesagt bis', '', 'Zustand|geliefert|bestellt|storniert', 'Werk|Linz|Wels|Enns'),
]; // prettier-ignore
