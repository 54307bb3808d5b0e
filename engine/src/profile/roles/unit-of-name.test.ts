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
  ['response_time_min', 'min', 'response time', false],
  ['waiting_minutes', 'min', 'waiting', true],
  ['delay hours', 'hours', 'delay', false],
  ['Cost Total $', 'USD', 'cost total', false],
  ['humidity_pct', 'percent', 'humidity', false],
  ['days open', 'days', 'days open', false],
  ['temp_min', null, 'temp min', false],
])('%s in %s is told as %s, which is what takes the time: %s', (name, unit, words, isTime) =>
  expect(nounWithoutUnit(name, unit)).toEqual({ words, isTime }),
);
