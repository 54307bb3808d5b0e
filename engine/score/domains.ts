/** Words of a made-up table, so that no column name or label can be learnt by heart. */
export interface Domain {
  name: string;
  start: string;
  end: string;
  kind: string;
  kinds: string[];
  place: string;
  places: string[];
  person: string;
  people: string[];
  status: string;
  statuses: string[];
  amount: string;
  score: string;
  text: string;
  words: string[];
}

export const DOMAINS: readonly Domain[] = [
  {
    name: 'repairs',
    start: 'reported_at',
    end: 'repaired_at',
    kind: 'fault_type',
    kinds: ['Leak', 'Heating', 'Window', 'Lift', 'Wiring', 'Lock'],
    place: 'district',
    places: ['Harbour', 'Old Town', 'Hillside', 'Meadow'],
    person: 'handled_by',
    people: ['Ines Moraes', 'Pavel Horak', 'Lucia Conti', 'Omar Saleh', 'Greta Lund', 'Tomas Vega'],
    status: 'outcome',
    statuses: ['done', 'refused', 'waiting'],
    amount: 'cost_eur',
    score: 'tenant_rating',
    text: 'remark',
    words: ['kitchen', 'bathroom', 'cellar', 'stairs', 'roof', 'garden'],
  },
  {
    name: 'shop orders',
    start: 'OrderDate',
    end: 'DeliveredDate',
    kind: 'ProductLine',
    kinds: ['Lamps', 'Chairs', 'Rugs', 'Desks', 'Mirrors'],
    place: 'Country',
    places: ['Norway', 'Spain', 'Poland', 'Ireland', 'Greece'],
    person: 'SalesRep',
    people: ['Nora Quist', 'Ivan Petkov', 'Aoife Byrne', 'Marta Sousa', 'Jan Kowal'],
    status: 'OrderStatus',
    statuses: ['Complete', 'Returned', 'Cancelled', 'Pending'],
    amount: 'Revenue',
    score: 'Discount',
    text: 'CustomerNote',
    words: ['gift', 'urgent', 'fragile', 'invoice', 'repeat', 'weekend'],
  },
  {
    name: 'clinic visits',
    start: 'admission date',
    end: 'discharge date',
    kind: 'ward',
    kinds: ['Cardiology', 'Surgery', 'Neurology', 'Pediatrics', 'Oncology', 'Urology', 'Trauma'],
    place: 'site',
    places: ['North Campus', 'Riverside', 'Central'],
    person: 'attending',
    people: ['A. Meyer', 'B. Novak', 'C. Okoye', 'D. Laine', 'E. Ruiz', 'F. Sato', 'G. Bauer', 'H. Diaz'],
    status: 'result',
    statuses: ['improved', 'unchanged', 'transferred'],
    amount: 'charges',
    score: 'wait minutes',
    text: 'reason',
    words: ['pain', 'fever', 'checkup', 'injury', 'referral', 'followup'],
  },
  {
    name: 'machine stops',
    start: 'start_time',
    end: 'end_time',
    kind: 'machine',
    kinds: ['Press 1', 'Press 2', 'Lathe', 'Mill', 'Robot A', 'Robot B'],
    place: 'hall',
    places: ['East', 'West', 'South'],
    person: 'operator',
    people: ['Kim', 'Lee', 'Singh', 'Costa', 'Weber', 'Haas'],
    status: 'stage',
    statuses: ['fixed', 'escalated', 'open'],
    amount: 'scrap_kg',
    score: 'temperature',
    text: 'cause',
    words: ['jam', 'sensor', 'pressure', 'overload', 'wear', 'setup'],
  },
];
