/** Words of a table in which members are read again and again. */
export interface ReadingField {
  half: 'open' | 'kept';
  how: 'owed' | 'below' | 'short';
  /** Name of the member, and with which letters it begins. */
  who: string;
  prefix: string;
  time: string;
  every: 'month' | 'week' | 'day' | null;
  /** What stands at each reading; of `short` also how much there should be. */
  target: string;
  least: string;
  by: readonly [header: string, ...labels: string[]];
  /** Another figure of each reading. */
  beside: string;
}

const field = (
  half: ReadingField['half'],
  how: ReadingField['how'],
  every: ReadingField['every'],
  head: string,
  by: string,
): ReadingField => {
  const [who = '', prefix = '', time = '', target = '', least = '', beside = ''] = head.split('|');
  const [own = '', ...labels] = by.split('|');
  return { half, how, every, who, prefix, time, target, least, beside, by: [own, ...labels] };
};

export const FIELDS: readonly ReadingField[] = [
  field('open', 'owed', 'month', 'Tenant|T-|Month|Arrears €||Rent €', 'Building|Oak|Elm|Ash'),
  field('open', 'owed', 'month', 'Mieter|M|Monat|Rückstand €||Sollmiete €', 'Haus|Ahorn|Birke|Eiche'),
  field('open', 'owed', 'month', 'locataire|L|mois|impayés €||loyer €', 'agence|Lyon|Nice'),
  field('open', 'below', 'month', 'Account|AC-|Month end|Balance £||Fees £', 'Branch|Leeds|York|Hull'),
  field('open', 'below', 'week', 'Mitglied|K|Stichtag|Kontostand €||Umsatz €', 'Sparte|Tennis|Rudern'),
  field('open', 'short', 'week', 'Item|SKU-|Week|Stock on hand|Min stock|Sold', 'Category|Food|Tools|Paper'),
  field('open', 'short', 'day', 'Artikel|A-|Datum|Bestand|Mindestbestand|Abgang', 'Lager|Nord|Süd'),
  field('open', 'short', null, 'Product|P||On hand|Reorder point|Unit weight kg', 'Aisle|A|B|C|D'),
  field('kept', 'owed', 'month', 'customer_id|C|period|outstanding||billed', 'region|north|south|east'),
  field('kept', 'owed', 'month', 'inquilino|Q|mes|saldo pendiente €||alquiler €', 'barrio|Centro|Norte'),
  field('kept', 'below', 'month', 'Kostenstelle|KS|Monat|Guthaben €||Buchungen', 'Bereich|Verwaltung|Technik'),
  field('kept', 'below', 'month', 'fund|F|as_of|cash balance||contributions', 'desk|A|B'),
  field('kept', 'short', 'week', 'Medicine|M-|Counted on|Quantity in stock|Minimum stock|Dispensed', 'Ward|A1|A2|B1'),
  field('kept', 'short', 'month', 'Teil|TL|Monat|Lagerbestand|Meldebestand|Verbrauch', 'Werk|Linz|Wels'),
  field('kept', 'short', null, 'article|R||stock|safety stock|pack size', 'supplier|Alba|Breno|Corvo'),
]; // prettier-ignore
