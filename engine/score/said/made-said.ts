import { csvOf } from '../../src/testing/analyze-text';
import { normalFrom, randomFrom } from '../../src/stats/distributions/random';

/** How a made table tempts to say one thing several times, or nothing at all. */
export const FORMS = ['arithmetic', 'tariff', 'meter', 'limit', 'step', 'mix'] as const;
type Form = (typeof FORMS)[number];

export interface MadeSaid {
  name: string;
  form: Form;
  csv: string;
}

/** Blank is an empty text. */
type Cell = string | number;
interface Made {
  header: string[];
  rows: Cell[][];
}

interface Draw {
  random: () => number;
  normal: () => number;
  one: <T>(of: readonly T[]) => T;
  int: (least: number, most: number) => number;
  /** Which of the vocabularies is spoken. */
  language: 0 | 1 | 2;
}

const day = (n: number): string => new Date(Date.UTC(2024, 0, 1 + n)).toISOString().slice(0, 10);
const month = (n: number): string => new Date(Date.UTC(2023, n, 1)).toISOString().slice(0, 10);
const round = (value: number, digits = 2): number => Number(value.toFixed(digits));

function nth<Of>(of: readonly Of[], place: number): Of {
  const one = of[place];
  if (one === undefined) throw new Error(`There are ${of.length}, and none is ${place}.`);
  return one;
}

/** Accounts that pay seats at the price of their plan, less a discount, rounded, at least and at most so much; who looks after them goes by the plan. */
function arithmetic({ random, normal, one, int, language }: Draw): Made {
  const words = nth([
    ['account', 'plan', 'owner', 'seats', 'list price', 'discount %', 'MRR', 'ARR', 'used', 'logins 30d'],
    ['Vertrag', 'Tarif', 'Betreuer', 'Plätze', 'Listenpreis', 'Rabatt %', 'Monatsbetrag', 'Jahresbetrag', 'genutzt', 'Anmeldungen'],
    ['site', 'service level', 'manager', 'devices', 'fee each', 'rebate %', 'monthly fee', 'yearly fee', 'devices online', 'calls'],
  ], language); // prettier-ignore
  const [plans, owners] = [
    ['Basic', 'Plus', 'Max'],
    ['Kim', 'Lea', 'Tom', 'Ada'],
  ];
  const [least, most] = one([[0, Infinity], [50, Infinity], [0, 4000]]); // prettier-ignore
  const rows = Array.from({ length: int(350, 800) }, (_, i) => {
    const plan = one([0, 0, 0, 1, 1, 2]);
    const owner = random() < 0.8 ? nth(owners, plan) : one(owners);
    const seats = Math.max(1, Math.round(nth([6, 30, 120], plan) * Math.exp(0.5 * normal())));
    const price = nth([9, 14, 19], plan);
    const discount = random() < 0.25 ? one([5, 10, 20]) : 0;
    const monthly = Math.min(most, Math.max(least, round(seats * price * (1 - discount / 100))));
    const used = Math.max(0, Math.round(seats * Math.min(1.1, 0.7 + 0.2 * normal())));
    return [`A-${1000 + i}`, nth(plans, plan), owner, seats, price, discount, monthly, round(12 * monthly), used, Math.round(used * 12 * Math.exp(0.3 * normal()))];
  }); // prettier-ignore
  return { header: words, rows };
}

/** Things that are lent or rented: what is due for days beyond the term, up to a limit. */
function tariff({ random, normal, one, int, language }: Draw): Made {
  const words = nth([
    ['loan', 'type', 'branch', 'lent', 'due', 'returned', 'days late', 'fine', 'renewals'],
    ['Ausleihe', 'Medienart', 'Zweigstelle', 'ausgeliehen', 'fällig', 'zurück', 'Tage verspätet', 'Gebühr EUR', 'Verlängerungen'],
    ['rental', 'class', 'depot', 'out', 'due back', 'in', 'days over', 'late fee', 'extensions'],
  ], language); // prettier-ignore
  const [a, b, cap] = [one([0.2, 0.5, 1]), one([0.5, 1, 2]), one([6, 10, 1e9])];
  const rows = Array.from({ length: int(900, 1800) }, (_, i) => {
    const kind = one([0, 0, 0, 1, 1, 2]);
    const term = nth([21, 21, 7], kind);
    const renewed = kind < 2 && random() < 0.3 ? 1 : 0;
    const lent = Math.floor(365 * random());
    const due = lent + term * (1 + renewed);
    const late = random() < nth([0.12, 0.32, 0.12], kind) ? 1 + Math.floor(25 * random() ** 2) : 0;
    const back = late > 0 ? due + late : due - Math.floor(Math.min(term - 1, Math.abs(4 * normal())));
    return [`L${5000 + i}`, nth(['Book', 'Disc', 'Paper'], kind), one(['North', 'South', 'Centre']), day(lent), day(due), day(back), late || '', late ? round(Math.min(cap, late * (kind === 1 ? b : a))) : '', renewed];
  }); // prettier-ignore
  return { header: words, rows };
}

/** Houses read month by month, whose reading only ever goes up; a plate and a number of flats that stay; in one the use steps. */
function meter({ random, normal, int, language }: Draw): Made {
  const words = nth([
    ['house', 'flats', 'district', 'rated kW', 'month', 'reading before', 'reading', 'use kWh', 'amount EUR'],
    ['Haus', 'Wohnungen', 'Bezirk', 'Nennleistung kW', 'Monat', 'Stand alt', 'Stand neu', 'Verbrauch kWh', 'Betrag EUR'],
    ['pump', 'outlets', 'area', 'capacity', 'month', 'counter start', 'counter end', 'delivered m³', 'charge'],
  ], language); // prettier-ignore
  const [houses, months] = [int(18, 30), int(26, 34)];
  const [stepper, at] = [int(1, houses), int(14, months - 8)];
  const price = 0.25 + 0.1 * random();
  const rows = Array.from({ length: houses }, (_, house) => {
    const flats = nth([4, 8, 12, 24], house % 4);
    let reading = Math.round(20_000 + 150_000 * random());
    const own = Math.exp(0.2 * normal());
    return Array.from({ length: months }, (_unused, m): Cell[] => {
      const season = 1 + 0.4 * Math.cos((2 * Math.PI * m) / 12);
      const stepped = house + 1 === stepper && m >= at ? 1.6 : 1;
      const use = Math.round(180 * flats * own * season * stepped * Math.exp(0.06 * normal()));
      const before = reading;
      reading = house === 3 && m === 9 ? use : reading + use;
      return [`H${String(house + 1).padStart(2, '0')}`, flats, nth(['North', 'South', 'West'], house % 3), 5 + 5 * (house % 5), month(m), before, reading, use, round(use * price + 12.5)];
    }); // prettier-ignore
  }).flat();
  return { header: words, rows };
}

/** What is cancelled below a least number of its own, with a part of those who come and a rate of so few that each counts. */
function limit({ random, one, int, language }: Draw): Made {
  const words = nth([
    ['course', 'room', 'slot', 'least', 'most', 'enrolled', 'of which reduced', 'dropouts', 'status'],
    ['Kurs', 'Raum', 'Zeit', 'Mindestzahl', 'Höchstzahl', 'angemeldet', 'davon ermäßigt', 'Abbrüche', 'Status'],
    ['trip', 'boat', 'departure', 'min guests', 'max guests', 'booked', 'of which children', 'no shows', 'status'],
  ], language); // prettier-ignore
  const [cancelled, held] = language === 1 ? ['ausgefallen', 'durchgeführt'] : ['cancelled', 'held'];
  const rows = Array.from({ length: int(500, 900) }, (_, i) => {
    const [room, least] = [one(['A', 'B', 'C', 'D']), one([6, 7, 8])];
    const enrolled = Math.min(16, Math.max(0, Math.round(4 + 12 * random() - (room === 'B' ? 2 : 0))));
    const reduced = Math.floor(enrolled * 0.5 * random());
    const isOff = enrolled < least ? random() < 0.93 : random() < 0.02;
    const dropouts = isOff ? '' : Array.from({ length: enrolled }).filter(() => random() < 0.12).length;
    return [`K${100 + i}`, room, one(['morning', 'evening', 'evening']), least, least + one([6, 8]), enrolled, reduced, dropouts, isOff ? cancelled : held];
  }); // prettier-ignore
  return { header: words, rows };
}

/** Events of several devices, of which one is another from a day on; each device does one kind of work. */
function step({ random, normal, one, int, language }: Draw): Made {
  const words = nth([
    ['sample', 'received', 'device', 'priority', 'ward', 'minutes', 'rejected'],
    ['Auftrag', 'Eingang', 'Anlage', 'Dringlichkeit', 'Abteilung', 'Minuten', 'reklamiert'],
    ['ticket', 'opened', 'line', 'queue', 'region', 'handling min', 'reopened'],
  ], language); // prettier-ignore
  const [devices, at, days] = [int(4, 6), int(60, 110), 150];
  const change = one([-1, 1]) * one([12, 20, 35]);
  const rows = Array.from({ length: int(1500, 2600) }, (_, i) => {
    const [received, device, ward] = [Math.floor(days * random()), int(1, devices), one(['ED', 'Med', 'Surg', 'Clinic'])];
    const urgent = device === 1 || random() < (ward === 'ED' ? 0.7 : 0.2);
    const minutes = (urgent ? 40 : 75) + 9 * normal() + (device === 1 && received >= at ? change : 0);
    return [`S${10_000 + i}`, `${day(received)} ${String(int(6, 21)).padStart(2, '0')}:${String(int(10, 59))}`, `D-${device}`, urgent ? 'urgent' : 'routine', ward, round(minutes, 1), random() < (ward === 'ED' ? 0.08 : 0.02) ? 'yes' : 'no'];
  }); // prettier-ignore
  return { header: words, rows };
}

/** A result and an amount that go by a plan or channel alone, or partly, and who does it or where it is by the same. */
function mix({ random, normal, one, int, language }: Draw): Made {
  const words = nth([
    ['id', 'channel', 'clerk', 'region', 'days', 'cost', 'returned'],
    ['Nr', 'Kanal', 'Sachbearbeiter', 'Region', 'Tage', 'Kosten', 'storniert'],
    ['case', 'product', 'team', 'site', 'hours', 'spend', 'escalated'],
  ], language); // prettier-ignore
  const own = one([0, 0, 0.06]);
  const rows = Array.from({ length: int(1200, 3000) }, (_, i) => {
    const channel = int(0, 2);
    const clerk = random() < 0.65 ? channel : int(0, 3);
    const rate = nth([0.06, 0.12, 0.3], channel) + (clerk === 2 ? own : 0);
    const cost = nth([20, 45, 140], channel) * Math.exp(0.5 * normal());
    return [i + 1, nth(['web', 'shop', 'phone'], channel), nth(['Eva', 'Max', 'Ines', 'Jo'], clerk), one(['North', 'East', 'West']), Math.max(1, Math.round(3 + 4 * channel + 2 * normal())), round(cost), random() < rate ? 'yes' : 'no'];
  }); // prettier-ignore
  return { header: words, rows };
}

const MAKE: Record<Form, (draw: Draw) => Made> = { arithmetic, tariff, meter, limit, step, mix };

/** One table by its seed. */
export function madeSaid(seed: number): MadeSaid {
  const random = randomFrom(104_729 * seed + 7);
  const one = <T>(of: readonly T[]): T => of[Math.floor(of.length * random())] as T;
  const form = FORMS[seed % FORMS.length] as Form;
  const int = (least: number, most: number) => least + Math.floor((most - least + 1) * random());
  const language = (Math.floor(seed / FORMS.length) % 3) as Draw['language'];
  const { header, rows } = MAKE[form]({ random, normal: normalFrom(random), one, int, language });
  return { name: `${form}-${seed}`, form, csv: csvOf(header, rows) };
}
