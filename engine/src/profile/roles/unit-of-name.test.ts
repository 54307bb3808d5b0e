import { nounWithoutUnit, unitOfName } from './unit-of-name';

test.each([
  ['Speed IAS in knots', 'knots', 'speed IAS'],
  ['Weight_in_lbs', 'lbs', 'weight'],
  ['Depth (m)', 'm', 'depth'],
  ['scrap_kg', 'kg', 'scrap'],
  ['water_depth_m', 'm', 'water depth'],
  ['temp_max_c', '°C', 'temp max'],
  ['vibration_mm_s', 'mm/s', 'vibration'],
  ['accel_m_s2', 'm/s²', 'accel'],
  ['pm25_ug_m3', 'µg/m³', 'pm25'],
  ['flow_l_min', 'l/min', 'flow'],
  ['wind_km_h', 'km/h', 'wind'],
  ['wind_ms', 'm/s', 'wind'],
  ['no2_ugm3', 'µg/m³', 'no2'],
  ['glucose mgdl', 'mg/dl', 'glucose'],
  ['Gust speed max ms', 'm/s', 'gust speed max'],
  ['irradiance_W_m2', 'W/m²', 'irradiance'],
  ['Energy [kWh]', 'kWh', 'energy'],
  ['Betrag (EUR)', 'EUR', 'Betrag'],
  ['Planned min', 'min', 'planned'],
  ['setup_actual_mins', 'min', 'setup actual'],
  ['Air temp (Deg C)', '°C', 'air temp'],
])('%s is measured in %s', (name, unit, rest) => expect(unitOfName(name)).toEqual({ unit, rest }));

test.each([
  'temp_min',
  'class m',
  'Score (total)',
  'Tax year (2020)',
  'vitamin c',
  'weight',
  'sex m',
  'depth_min',
  'size s',
  'sizes_m_l',
  'mm_s',
  'response_ms',
  'response time min',
  'planned minimum',
  'speed_index_ms',
])('%s names no unit', (name) => expect(unitOfName(name)).toBeNull());

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
