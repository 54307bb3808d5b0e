import type { ModelColumn } from '../../contracts/table/table-model';
import { hasWord, nameWords, wordSet } from '../../profile/roles/name-words';
import { COORDINATE, STOCK, SUMMARY, TARGET } from '../../profile/roles/vocabulary';

/** What comes about, is done or is brought in, and is counted or added up: what somebody keeps a table for. */
const HAPPENS = wordSet(
  'cnt count counts rental rentals hires ride rides ridership trip trips journeys visit visits visitor visitors attendance footfall order orders sale sales sold demand call calls request requests ticket tickets passengers boardings booking bookings reservations stays admission admissions arrival arrivals departure departures case cases infections hospitalizations hospitalisations deaths fatalities births accident accidents crash crashes collision collisions injuries casualties claims crime crimes incident incidents theft thefts arrests complaint complaints error errors failure failures defect defects breakdown breakdowns breaks fires outages clicks impressions conversions downloads signups registrations shipments deliveries transactions purchases pickups dropoffs loans customers riders users guests revenue turnover proceeds profit takings earnings consumption usage load output production generation yield harvest catch emissions scrap loss losses ' +
    'absatz umsatz umsätze erlös gewinn verkäufe verkauf nachfrage ausleihen fahrten fahrgäste passagiere besuche besucher bestellungen aufträge buchungen übernachtungen ankünfte anrufe anfragen fälle todesfälle sterbefälle geburten unfälle schäden fehler ausfälle verbrauch ertrag ernte ausstoß produktion erzeugung ' +
    'ventes vente visites visiteurs commandes demande appels passagers trajets réservations nuitées arrivées décès naissances accidents pannes consommation rendement récolte production ' +
    'ventas venta pedidos demanda llamadas pasajeros viajes reservas visitantes visitas casos muertes nacimientos accidentes consumo producción rendimiento cosecha ' +
    'vendite vendita ordini domanda chiamate passeggeri viaggi prenotazioni visitatori presenze casi morti nascite incidenti consumo produzione resa raccolto ' +
    'verkopen omzet vraag bezoekers bezoeken bestellingen ritten reizigers boekingen gevallen sterfgevallen geboorten ongevallen verbruik opbrengst productie',
);
/** German and Dutch compounds whose end says that something was counted, used or brought in. */
const HAPPENS_END =
  /(?:umsatz|absatz|verkäufe|besucher|fahrgäste|fahrten|buchungen|übernachtungen|bestellungen|unfälle|geburten|verbrauch|ertrag|verbruik|omzet|verkopen)$/u;

/** Weather, surroundings and settings: what happens to a thing, or is chosen for it. */
const CONDITION = wordSet(
  'temp temps temperature atemp tmin tmax tavg dewpoint dew feels humidity hum wind windspeed gust gusts pressure visibility cloud clouds cloudiness cloudcover rain rainfall precipitation precip snow snowfall sunshine sun solar radiation uv daylight weather season price prices fare fares tariff cost costs fee fees discount promotion promotions promo advertising adverts ads marketing spend spending spent budget age size width height length depth thickness diameter area weight floor lat latitude lon lng longitude altitude elevation slope dose dosage conc concentration flow capacity seats setpoint setting speed rpm voltage deflator tenure holiday holidays workday weekend ' +
    'temperatur luftdruck feuchte luftfeuchte luftfeuchtigkeit feuchtigkeit niederschlag regen schnee sonne sonnenschein bewölkung preis preise rabatt werbung alter größe breite höhe länge tiefe fläche gewicht dosis kapazität plätze drehzahl geschwindigkeit ' +
    'température humidité vent pression pluie neige ensoleillement prix remise âge taille largeur hauteur longueur surface poids dose capacité vitesse publicité ' +
    'temperatura humedad viento presión lluvia nieve precio descuento edad tamaño anchura altura superficie peso dosis capacidad velocidad publicidad ' +
    'umidità vento pressione pioggia neve prezzo sconto età larghezza altezza superficie peso capacità velocità pubblicità ' +
    'temperatuur vochtigheid luchtvochtigheid luchtdruk neerslag sneeuw prijs korting leeftijd breedte hoogte lengte oppervlakte gewicht capaciteit snelheid',
);
const CONDITION_END = /(?:temperatur|feuchte|feuchtigkeit|druck|geschwindigkeit|preis|temperatuur|vochtigheid|prijs|snelheid)$/u;
/** What a case brings with it, which all else in the table comes after: how severe it is, and what was read before. */
const BROUGHT = wordSet(
  'severity comorbidity comorbidities charlson baseline initial prior previous schwere schweregrad vorher sévérité gravité gravedad gravità ernst',
);
/** Beside a word for what happens, these make it something else: the cost of sales, the price of an order, the age of passengers. */
const OF_IT = wordSet(
  'cost costs price prices spend spending fee fees budget discount age size capacity weight temp temperature kosten preis alter größe kapazität prix coût âge taille capacité precio costo coste edad tamaño prezzo costo età prijs leeftijd',
);
/** Quantities that are conditions whatever the words say. */
const CONDITION_QUANTITIES: ReadonlySet<ModelColumn['quantity']> = new Set(['temperature', 'price', 'age', 'size', 'angle']);
/** Quantities in which what happens is told; shares and scores of it are worked out from it. */
const COUNTED: ReadonlySet<ModelColumn['quantity']> = new Set(['count', 'amount', 'money', 'other']);

/** Whether a header names what a case brings with it: its severity, a reading before. */
export const isBrought = (column: string): boolean => hasWord(nameWords(column), BROUGHT);

/** What a measure is known by. */
export type Named = Pick<ModelColumn, 'name' | 'quantity'> & Partial<Pick<ModelColumn, 'overMembers'>>;

/** Whether a measure says how many or how much of what comes about: rentals, sales, calls, deaths, output. */
export function happens({ name, quantity }: Named): boolean {
  const words = nameWords(name);
  // What is there, what is planned and the largest or typical of several does not come about.
  if (!COUNTED.has(quantity) || [STOCK, SUMMARY, TARGET, OF_IT].some((set) => hasWord(words, set))) return false;
  return words.some((word) => HAPPENS.has(word) || HAPPENS_END.test(word));
}

/** Whether a measure is set, or happens to a thing: weather, a price, an age, a size, a dose, where something lies. */
export function isCondition({ name, quantity }: Named): boolean {
  const words = nameWords(name);
  return (
    !happens({ name, quantity }) &&
    (CONDITION_QUANTITIES.has(quantity) ||
      hasWord(words, BROUGHT) ||
      // The length of a stay is no size of it.
      hasWord(quantity === 'duration' ? words.filter((word) => word !== 'length') : words, CONDITION) ||
      hasWord(words, COORDINATE) ||
      words.some((word) => CONDITION_END.test(word)))
  );
}

/** What is added up over those who have it comes about, whatever it is called (kilowatt-hours, litres); not what is there (inhabitants). */
const isAddedUp = (measure: Named): boolean =>
  measure.overMembers?.how === 'sum' && !isCondition(measure) && !hasWord(nameWords(measure.name), STOCK);

/**
 * Whether a measure is a condition and another of the table's measures says what happens under it. An age, which passes
 * by itself, and what a case brings with it stand back behind all that is not set either.
 */
export const standsBack = (column: Named, measures: readonly Named[]): boolean =>
  isCondition(column) &&
  measures.some(
    (other) =>
      happens(other) ||
      isAddedUp(other) ||
      (column.quantity === 'age' && (other.quantity === 'size' || !isCondition(other))) ||
      (isBrought(column.name) && !isCondition(other)),
  );
