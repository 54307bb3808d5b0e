import { nounWithoutUnit, unitOfName } from './unit-of-name';

test.each([
  ['Speed IAS in knots', 'knots', 'speed IAS'],
  ['Weight_in_lbs', 'lbs', 'weight'],
  ['Depth (m)', 'm', 'depth'],
  ['scrap_kg', 'kg', 'scrap'],
  ['water_depth_m', 'm', 'water depth'],
  ['temp_max_c', '°C', 'temp max'],
  ['Energy [kWh]', 'kWh', 'energy'],
  ['Betrag (EUR)', 'EUR', 'betrag'],
])('%s is measured in %s', (name, unit, rest) => expect(unitOfName(name)).toEqual({ unit, rest }));

test.each(['temp_min', 'class m', 'Score (total)', 'Tax year (2020)', 'vitamin c', 'weight', 'sex m'])(
  '%s names no unit',
  (name) => expect(unitOfName(name)).toBeNull(),
);

test.each([
  ['response_time_min', 'min', 'response time'],
  ['waiting_minutes', 'min', 'waiting time'],
  ['delay hours', 'hours', 'delay'],
  ['Cost Total $', 'USD', 'cost total'],
  ['humidity_pct', 'percent', 'humidity'],
  ['days open', 'days', 'days open'],
  ['temp_min', null, 'temp min'],
])('%s in %s is told as %s', (name, unit, noun) => expect(nounWithoutUnit(name, unit)).toBe(noun));
