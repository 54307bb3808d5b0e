/** What tables of one trade call their columns: of a figure that is reckoned of others, whose rows they are, and what is beside. */
export interface Field {
  name: string;
  date: string;
  /** Whose the rows are, and labels of it. */
  who: [string, ...string[]];
  /** What else divides them. */
  kind: [string, ...string[]];
  id: string;
  a: string;
  b: string;
  c: string;
  d: string;
  made: string;
  other: string;
}

export const FIELDS: readonly Field[] = [
  { name: 'repairs.csv', date: 'Bill date', who: ['Firm', 'Thermal North', 'Pipe & Co', 'Brandt', 'Volt', 'Keller', 'Marsh'], kind: ['Trade', 'Heating', 'Water', 'Roof'], id: 'Bill', a: 'Hours', b: 'Rate', c: 'Material', d: 'Discount %', made: 'Net', other: 'Distance km' },
  { name: 'kantine.csv', date: 'Tag', who: ['Schule', 'Nordschule', 'Am Park', 'Goethe', 'Lessing', 'Ufer', 'Hain', 'Mitte', 'Berg'], kind: ['Menü', 'A', 'B', 'Vegetarisch'], id: 'Beleg', a: 'Bezahlte Essen', b: 'Preis', c: 'Zuschuss', d: 'Nachlass %', made: 'Einnahmen', other: 'Abfall kg' },
  { name: 'orders.csv', date: 'ordered_on', who: ['customer', 'Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Ginkgo', 'Hazel', 'Ivy', 'Juniper'], kind: ['channel', 'web', 'phone', 'agent'], id: 'order_no', a: 'pieces', b: 'unit_price', c: 'freight', d: 'rebate', made: 'amount', other: 'days_to_ship' },
  { name: 'zaehler.csv', date: 'Ablesung', who: ['Objekt', 'Lindenhof', 'Rosenweg', 'Am Markt', 'Seeblick', 'Talstrasse'], kind: ['Sparte', 'Strom', 'Wärme', 'Wasser'], id: 'Nr', a: 'Stand neu', b: 'Stand alt', c: 'Grundpreis', d: 'Rabatt', made: 'Betrag', other: 'Temperatur' },
  { name: 'wages.csv', date: 'Week ending', who: ['Depot', 'Leeds', 'Hull', 'York', 'Selby', 'Goole', 'Ripon', 'Thirsk'], kind: ['Shift', 'Early', 'Late', 'Night'], id: 'Slip', a: 'Hours worked', b: 'Hourly pay', c: 'Bonus', d: 'Pension', made: 'Gross pay', other: 'Miles' },
  { name: 'haul.csv', date: 'day', who: ['pit', 'North', 'South', 'East', 'West'], kind: ['truck_class', 'R100', 'R150', 'R240'], id: 'load_id', a: 'loads', b: 'tonnes_per_load', c: 'spill', d: 'moisture', made: 'hauled', other: 'fuel_l' },
  { name: 'praxis.csv', date: 'Behandelt am', who: ['Praxis', 'Ahorn', 'Buche', 'Eiche', 'Linde', 'Tanne', 'Weide'], kind: ['Kasse', 'AOK', 'TK', 'Privat'], id: 'Rechnung', a: 'Punkte', b: 'Punktwert', c: 'Sachkosten', d: 'Abschlag', made: 'Honorar', other: 'Dauer min' },
]; // prettier-ignore
