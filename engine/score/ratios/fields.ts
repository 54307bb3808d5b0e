/** Words of one trade: what rows are, whose they are, and two amounts of which one goes by the other. */
export interface Field {
  table: string;
  /** One job a row, or one row of each group and kind for each month. */
  shape: 'jobs' | 'months';
  key: string;
  when: string;
  group: string;
  groups: readonly string[];
  kind: string;
  kinds: readonly string[];
  site: string;
  sites: readonly string[];
  who: string;
  below: string;
  above: string;
  /** An amount that has nothing to do with either. */
  other: string;
  /** Amounts are counts of events, often none. */
  counts: boolean;
}

const field = (table: string, shape: Field['shape'], heads: string, groups: string, kinds: string, sites: string, counts = false): Field => {
  const [key = '', when = '', group = '', kind = '', site = '', who = '', below = '', above = '', other = ''] = heads.split('|');
  return { table, shape, key, when, group, groups: groups.split('|'), kind, kinds: kinds.split('|'), site, sites: sites.split('|'), who, below, above, other, counts };
}; // prettier-ignore

export const FIELDS: readonly Field[] = [
  field('rounds', 'jobs', 'Round no|Driven on|Van|Load|Depot|Shop|Miles|Litres|Parcels', 'Adder|Badger|Curlew|Dunlin|Egret|Ferret|Gannet', 'Bread|Milk|Mixed', 'Quay|Ridge|Vale'),
  field('castings', 'jobs', 'Heat|Poured|Furnace|Alloy|Shift|Order|Melt kg|Gas m3|Moulds', 'F1|F2|F3|F4|F5', 'Brass|Bronze|Zinc|Silumin', 'Early|Late|Night'),
  field('laundry', 'months', 'Line|Month|Machine|Linen|House|Hotel|Kg washed|Soap l|Hours idle', 'Alma|Bella|Cilla|Dora|Edda|Fanny', 'Sheets|Towels|Table', 'North|South'),
  field('Druckaufträge', 'jobs', 'Auftrag|gedruckt am|Maschine|Papier|Schicht|Kunde|Bogen|Farbe kg|Makulatur m', 'Anton|Berta|Cäsar|Dora|Emil|Friedrich', 'matt|glänzend|Karton', 'früh|spät'),
  field('Ställe', 'months', 'Zeile|Monat|Stall|Futterart|Hof|Halter|Tiere|Futter dt|Stroh dt', 'Stall A|Stall B|Stall C|Stall D|Stall E|Stall F|Stall G', 'Gerste|Mais|Mischung', 'Au|Berg|Forst'),
  field('chantiers', 'jobs', 'Fiche|Posé le|Équipe|Matériau|Zone|Client|Surface m2|Heures|Colle kg', 'Alpha|Bravo|Charlie|Delta|Écho', 'Parquet|Carrelage|Lino|Moquette', 'Est|Ouest|Centre'),
  field('hires', 'months', 'Row|Month|Station|Bike|District|Keeper|Rides|Repairs|Tubes', 'Ash|Bay|Cove|Dell|Elm|Fen|Glen|Hill', 'City|Cargo|Folding', 'Inner|Outer', true),
  field('buses', 'months', 'Row|Month|Route|Body|Garage|Owner|Trips|Complaints|Fines', 'R1|R2|R3|R4|R5|R6|R7|R8|R9', 'Single|Double|Bendy', 'Hill|Port|Mead', true),
  field('vertalingen', 'jobs', 'Opdracht|Geleverd|Vertaler|Soort|Taal|Klant|Woorden|Minuten|Vragen', 'Anna|Bram|Cor|Daan|Eva|Fien|Gijs', 'Brief|Handleiding|Akte', 'NL-DE|NL-EN|NL-FR'),
  field('wells', 'months', 'Row|Month|Well|Pump|Field|Tenant|Water m3|Power kWh|Rain mm', 'W1|W2|W3|W4|W5|W6|W7|W8', 'Old|New', 'East|West'),
]; // prettier-ignore
