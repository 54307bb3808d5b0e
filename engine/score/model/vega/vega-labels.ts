import type { AlgebraLabel, OutcomeLabel, Shape } from '../label';

export interface VegaLabel {
  file: string;
  /** Where the records stand in a JSON file. */
  at?: readonly string[];
  shape: readonly Shape[];
  /** Accepted principal times, `year+month` for two columns. */
  time?: readonly string[] | null;
  /** For each column its kind, with the entity it belongs to: `level of country`, `flow of row`. */
  columns: Readonly<Record<string, string>>;
  algebra?: readonly Omit<AlgebraLabel, 'broken'>[];
  lookAlikes?: readonly (readonly string[])[];
  outcome?: OutcomeLabel | null;
  totals?: readonly { column: string; member: string }[];
  /** Headers that are one scale. */
  unpivot?: RegExp;
}

const WEATHER = { precipitation: 'flow of row', temp_max: 'level of row', temp_min: 'level of row', wind: 'level of row', weather: 'category of row' }; // prettier-ignore
const FLIGHT = { date: 'time', delay: 'level', distance: 'flow', origin: 'key', destination: 'key' };

/** Written by hand after looking at each table; columns about which two readers could differ are left out. */
export const VEGA_LABELS: readonly VegaLabel[] = [
  { file: 'airports.csv', shape: ['entity'], time: null, outcome: null, columns: { iata: 'id', name: 'name', city: 'place', state: 'place', country: 'constant', latitude: 'coordinate', longitude: 'coordinate' } }, // prettier-ignore
  { file: 'birdstrikes.csv', shape: ['event'], time: ['Flight Date'], columns: { 'Airport Name': 'key', 'Aircraft Make Model': 'key', 'Effect Amount of damage': 'order of row', 'Flight Date': 'time', 'Aircraft Airline Operator': 'key', 'Origin State': 'place', 'Phase of flight': 'category of row', 'Wildlife Size': 'order', 'Wildlife Species': 'category', 'Time of day': 'category of row', 'Cost Other': 'flow of row', 'Cost Repair': 'flow of row', 'Cost Total $': 'flow of row', 'Speed IAS in knots': 'level of row' }, algebra: [{ kind: 'sum', result: 'Cost Total $', from: ['Cost Other', 'Cost Repair'] }] }, // prettier-ignore
  { file: 'co2-concentration.csv', shape: ['series', 'panel'], time: ['Date'], outcome: null, columns: { Date: 'time', CO2: 'level of row', 'adjusted CO2': 'level of row' }, lookAlikes: [['CO2', 'adjusted CO2']] }, // prettier-ignore
  { file: 'disasters.csv', shape: ['panel'], time: ['Year'], outcome: null, columns: { Entity: 'key', Year: 'time', Deaths: 'flow of row' }, totals: [{ column: 'Entity', member: 'All natural disasters' }] }, // prettier-ignore
  { file: 'flights-airport.csv', shape: ['aggregated', 'entity'], time: null, columns: { origin: 'key', destination: 'key', count: 'weight of row' } }, // prettier-ignore
  { file: 'gapminder-health-income.csv', shape: ['entity'], time: null, columns: { country: 'name', income: 'level of row', health: 'level of row', population: 'stock of row', region: 'category of row' } }, // prettier-ignore
  { file: 'github.csv', shape: ['series', 'aggregated', 'panel'], time: ['time'], outcome: null, columns: { time: 'time', count: 'weight of row' } }, // prettier-ignore
  { file: 'global-temp.csv', shape: ['series', 'panel'], time: ['year'], outcome: null, columns: { year: 'time', temp: 'level of row' } }, // prettier-ignore
  { file: 'iowa-electricity.csv', shape: ['panel'], time: ['year'], outcome: null, columns: { year: 'time', source: 'key', net_generation: 'flow of row' } }, // prettier-ignore
  { file: 'la-riots.csv', shape: ['event', 'entity'], time: ['death_date'], columns: { first_name: 'person', last_name: 'person', age: 'level of row', gender: 'category of row', race: 'category of row', death_date: 'time', address: 'person', neighborhood: 'place', type: 'category of row', longitude: 'coordinate', latitude: 'coordinate' } }, // prettier-ignore
  { file: 'lookup_groups.csv', shape: ['event', 'entity'], time: null, outcome: null, columns: { group: 'coded', person: 'name' } }, // prettier-ignore
  { file: 'lookup_people.csv', shape: ['entity'], time: null, columns: { name: 'name', age: 'level', height: 'level' } }, // prettier-ignore
  { file: 'population_engineers_hurricanes.csv', shape: ['entity'], time: null, columns: { state: 'name', id: 'code', population: 'stock of row', engineers: 'level of row', hurricanes: 'flow of row' } }, // prettier-ignore
  { file: 'seattle-weather-hourly-normals.csv', shape: ['series', 'panel'], time: ['date'], outcome: null, columns: { date: 'time', pressure: 'level of row', temperature: 'level of row', wind: 'level of row' } }, // prettier-ignore
  { file: 'seattle-weather.csv', shape: ['series', 'panel'], time: ['date'], outcome: null, columns: { date: 'time', ...WEATHER }, lookAlikes: [['temp_max', 'temp_min']] }, // prettier-ignore
  { file: 'weather.csv', shape: ['panel'], time: ['date'], outcome: null, columns: { location: 'key', date: 'time', ...WEATHER }, lookAlikes: [['temp_max', 'temp_min']] }, // prettier-ignore
  { file: 'sp500-2000.csv', shape: ['series', 'panel'], time: ['date'], outcome: null, columns: { date: 'time', open: 'level', high: 'level', low: 'level', close: 'level', adjclose: 'level', volume: 'flow' }, algebra: [{ kind: 'conversion', result: 'adjclose', from: ['close'], constant: 1 }] }, // prettier-ignore
  { file: 'sp500.csv', shape: ['series', 'panel'], time: ['date'], outcome: null, columns: { date: 'time', price: 'level of row' } }, // prettier-ignore
  { file: 'species.csv', shape: ['entity', 'panel', 'event'], time: null, columns: { item_id: 'id of common_name', common_name: 'key', scientific_name: 'key', gap_species_code: 'code', county_id: 'code', habitat_yearround_pct: 'level of row' } }, // prettier-ignore
  { file: 'stocks.csv', shape: ['panel'], time: ['date'], outcome: null, columns: { symbol: 'key', date: 'time', price: 'level of row' } }, // prettier-ignore
  { file: 'us-employment.csv', shape: ['series', 'panel'], time: ['month'], outcome: null, columns: { month: 'time', nonfarm: 'stock', private: 'stock', goods_producing: 'stock', service_providing: 'stock', mining_and_logging: 'stock', construction: 'stock', manufacturing: 'stock', retail_trade: 'stock', information: 'stock', government: 'stock', nonfarm_change: 'flow' }, algebra: [{ kind: 'sum', result: 'nonfarm', from: ['goods_producing', 'service_providing'] }, { kind: 'sum', result: 'nonfarm', from: ['private', 'government'] }, { kind: 'sum', result: 'goods_producing', from: ['mining_and_logging', 'construction', 'manufacturing'] }, { kind: 'sum', result: 'private', from: ['goods_producing', 'private_service_providing'] }, { kind: 'sum', result: 'manufacturing', from: ['durable_goods', 'nondurable_goods'] }, { kind: 'lagged', result: 'nonfarm_change', from: ['nonfarm'] }] }, // prettier-ignore
  { file: 'windvectors.csv', shape: ['entity'], time: null, columns: { longitude: 'coordinate', latitude: 'coordinate', dir: 'angle', speed: 'level' }, algebra: [{ kind: 'bucket', result: 'dirCat', from: ['dir'] }] }, // prettier-ignore
  { file: 'zipcodes.csv', shape: ['entity'], time: null, outcome: null, columns: { zip_code: 'code', latitude: 'coordinate', longitude: 'coordinate', city: 'place', state: 'place', county: 'place' } }, // prettier-ignore
  { file: 'unemployment.tsv', shape: ['entity'], time: null, columns: { id: 'code', rate: 'level of row' } }, // prettier-ignore
  { file: 'anscombe.json', shape: ['event', 'entity'], time: null, columns: { Series: 'category', X: 'level of row', Y: 'level of row' } }, // prettier-ignore
  { file: 'barley.json', shape: ['panel'], time: ['year'], columns: { yield: 'level of row', variety: 'key', year: 'time', site: 'key' } }, // prettier-ignore
  { file: 'budget.json', shape: ['wide'], columns: { 'Agency code': 'code', 'Agency name': 'key', 'Bureau code': 'code', 'Account code': 'code', 'Treasury Agency code': 'code', '1990': 'flow', '2000': 'flow' }, unpivot: /^\d{4}$/ }, // prettier-ignore
  { file: 'budgets.json', shape: ['panel', 'entity', 'event'], columns: { budgetYear: 'calendar', forecastYear: 'calendar', value: 'level of row' } }, // prettier-ignore
  { file: 'burtin.json', shape: ['entity'], time: null, columns: { Bacteria: 'name', Penicillin: 'level of row', Streptomycin: 'level of row', Neomycin: 'level of row', Gram_Staining: 'coded of row', Genus: 'category of row' } }, // prettier-ignore
  { file: 'cars.json', shape: ['entity'], columns: { Name: 'name', Miles_per_Gallon: 'level', Cylinders: 'anything', Displacement: 'level', Horsepower: 'level', Weight_in_lbs: 'flow', Acceleration: 'level', Year: 'time', Origin: 'category' } }, // prettier-ignore
  { file: 'countries.json', shape: ['panel'], time: ['year'], outcome: null, columns: { year: 'time', fertility: 'level of row', life_expect: 'level of row', country: 'key' }, algebra: [{ kind: 'lagged', result: 'p_fertility', from: ['fertility'] }, { kind: 'lagged', result: 'n_fertility', from: ['fertility'] }, { kind: 'lagged', result: 'p_life_expect', from: ['life_expect'] }, { kind: 'lagged', result: 'n_life_expect', from: ['life_expect'] }] }, // prettier-ignore
  { file: 'crimea.json', shape: ['series', 'panel'], time: ['date'], columns: { date: 'time', wounds: 'flow of row', other: 'flow of row', disease: 'flow of row', army_size: 'stock of row' } }, // prettier-ignore
  { file: 'driving.json', shape: ['series', 'panel'], time: ['year'], outcome: null, columns: { side: 'category', year: 'time', miles: 'stock', gas: 'level' } }, // prettier-ignore
  { file: 'flare.json', shape: ['entity'], time: null, columns: { id: 'id', name: 'name', parent: 'code', size: 'flow' } }, // prettier-ignore
  { file: 'flare-dependencies.json', shape: ['event', 'entity'], time: null, outcome: null, columns: { source: 'code', target: 'code' } }, // prettier-ignore
  { file: 'flights-2k.json', shape: ['event'], time: ['date'], columns: FLIGHT, outcome: { columns: ['delay'], good: 'low', expected: true } }, // prettier-ignore
  { file: 'flights-20k.json', shape: ['event'], time: ['date'], columns: FLIGHT, outcome: { columns: ['delay'], good: 'low', expected: true } }, // prettier-ignore
  { file: 'football.json', shape: ['event'], time: ['date'], columns: { date: 'time', division: 'category of home_team', home_team: 'key', away_team: 'key', home_score: 'flow of row', away_score: 'flow of row' } }, // prettier-ignore
  { file: 'gapminder.json', shape: ['panel'], time: ['year'], outcome: null, columns: { year: 'time', country: 'key', cluster: 'coded of country', pop: 'stock of row', life_expect: 'level of row', fertility: 'level of row' } }, // prettier-ignore
  { file: 'income.json', shape: ['aggregated', 'long', 'panel', 'entity'], time: null, columns: { name: 'key', region: 'category of name', id: 'code of name', pct: 'fraction of row', total: 'stock of name', group: 'order of row' } }, // prettier-ignore
  { file: 'jobs.json', shape: ['panel', 'aggregated'], time: ['year'], columns: { job: 'key', sex: 'coded', year: 'time', count: 'weight of row', perc: 'level of row' } }, // prettier-ignore
  { file: 'londonCentroids.json', shape: ['entity'], time: null, outcome: null, columns: { name: 'name', cx: 'coordinate', cy: 'coordinate' } }, // prettier-ignore
  { file: 'miserables.json', at: ['nodes'], shape: ['entity'], time: null, columns: { name: 'name', group: 'coded', index: 'id' } }, // prettier-ignore
  { file: 'monarchs.json', shape: ['entity'], columns: { name: 'name', start: 'calendar', end: 'calendar' } }, // prettier-ignore
  { file: 'movies.json', shape: ['entity'], columns: { Title: 'name', 'US Gross': 'flow', 'Worldwide Gross': 'flow', 'US DVD Sales': 'flow', 'Production Budget': 'flow', 'Release Date': 'time', 'MPAA Rating': 'order', 'Running Time min': 'level', Distributor: 'key', Source: 'category', 'Major Genre': 'category', 'Creative Type': 'category', Director: 'key', 'Rotten Tomatoes Rating': 'level', 'IMDB Rating': 'level', 'IMDB Votes': 'flow' }, lookAlikes: [['US Gross', 'Worldwide Gross']] }, // prettier-ignore
  { file: 'normal-2d.json', shape: ['event', 'entity'], time: null, columns: { u: 'level', v: 'level' } }, // prettier-ignore
  { file: 'uniform-2d.json', shape: ['event', 'entity'], time: null, columns: { u: 'level', v: 'level' } }, // prettier-ignore
  { file: 'obesity.json', shape: ['entity'], time: null, columns: { id: 'code', rate: 'level of row', state: 'name' } }, // prettier-ignore
  { file: 'ohlc.json', shape: ['series', 'panel'], time: ['date'], columns: { date: 'time', open: 'level', high: 'level', low: 'level', close: 'level', signal: 'category', ret: 'level' } }, // prettier-ignore
  { file: 'penguins.json', shape: ['entity', 'event'], time: null, columns: { Species: 'category of row', Island: 'category of row', 'Beak Length (mm)': 'level of row', 'Beak Depth (mm)': 'level of row', 'Flipper Length (mm)': 'level of row', 'Body Mass (g)': 'flow of row', Sex: 'coded of row' } }, // prettier-ignore
  { file: 'platformer-terrain.json', shape: ['entity', 'event'], time: null, columns: { x: 'anything', y: 'anything', lumosity: 'level', name: 'category', color: 'key', key: 'id' } }, // prettier-ignore
  { file: 'political-contributions.json', shape: ['entity'], columns: { Candidate_Identification: 'id', Candidate_Name: 'person', Incumbent_Challenger_Status: 'coded', Party_Code: 'coded', Party_Affiliation: 'category', Total_Receipts: 'flow', Total_Disbursements: 'flow', Beginning_Cash: 'stock', Ending_Cash: 'stock', Debts_Owed_By: 'stock', Candidate_State: 'place', Candidate_District: 'code', Coverage_End_Date: 'time' } }, // prettier-ignore
  { file: 'population.json', shape: ['aggregated', 'panel'], time: ['year'], outcome: null, columns: { year: 'time', age: 'anything', sex: 'coded', people: 'weight of row' } }, // prettier-ignore
  { file: 'udistrict.json', shape: ['entity', 'event'], time: null, outcome: null, columns: { key: 'category', lat: 'coordinate' } }, // prettier-ignore
  { file: 'unemployment-across-industries.json', shape: ['panel'], time: ['date', 'year+month', 'date+year+month'], outcome: null, columns: { series: 'key', year: 'calendar', month: 'calendar', count: 'stock of row', rate: 'level of row', date: 'time' }, algebra: [{ kind: 'date-part', result: 'year', from: ['date'] }, { kind: 'date-part', result: 'month', from: ['date'] }] }, // prettier-ignore
  { file: 'us-state-capitals.json', shape: ['entity'], time: null, outcome: null, columns: { lon: 'coordinate', lat: 'coordinate', state: 'name', city: 'name' } }, // prettier-ignore
  { file: 'wheat.json', shape: ['series', 'panel'], time: ['year'], outcome: null, columns: { year: 'time', wheat: 'level', wages: 'level' } }, // prettier-ignore
  { file: 'earthquakes.json', at: ['features'], shape: ['event'], time: ['time'], columns: { mag: 'level', place: 'text', time: 'time', updated: 'time', status: 'category', tsunami: 'coded', net: 'category', code: 'id', ids: 'id', nst: 'flow', rms: 'level', magType: 'category', type: 'category', title: 'text' } }, // prettier-ignore
];
