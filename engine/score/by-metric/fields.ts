/** One of the quantities that a column of figures holds. */
export interface Quantity {
  label: string;
  unit: string;
  mean: number;
  sd: number;
  digits: number;
  /** Spread by factors, as concentrations are. */
  long?: true;
}

/** What tables of one field call what they measure, and what they measure. */
export interface Field {
  name: string;
  half: 'open' | 'kept';
  date: string;
  id: string;
  label: string;
  value: string;
  unit: string;
  /** With what it is measured, and where. */
  device: [string, ...string[]];
  place: [string, ...string[]];
  flag: string | null;
  quantities: readonly Quantity[];
}

const of = (label: string, unit: string, mean: number, sd: number, digits: number, long?: true): Quantity => ({ label, unit, mean, sd, digits, ...(long ? { long } : {}) }); // prettier-ignore

export const FIELDS: readonly Field[] = [
  { name: 'lab.csv', half: 'open', date: 'Collected', id: 'Sample No', label: 'Test Code', value: 'Result', unit: 'Unit', device: ['Analyser', 'AU-1', 'AU-2', 'AU-3'], place: ['Ward', 'ED', 'ICU', 'Med', 'Surg'], flag: 'Flag', quantities: [of('NA', 'mmol/L', 140, 3, 0), of('K', 'mmol/L', 4.3, 0.5, 1), of('CREA', 'umol/L', 85, 25, 0, true), of('CRP', 'mg/L', 12, 10, 1, true), of('GLU', 'mmol/L', 5.8, 1.2, 1), of('HB', 'g/L', 135, 15, 0)] },
  { name: 'wasser.csv', half: 'open', date: 'Probenahme', id: 'Probe', label: 'Parameter', value: 'Messwert', unit: 'Einheit', device: ['Gerät', 'Sonde A', 'Sonde B', 'Sonde C'], place: ['Messstelle', 'Brunnen 1', 'Brunnen 2', 'Quelle Ost', 'Hochbehälter'], flag: null, quantities: [of('pH-Wert', 'pH', 7.4, 0.2, 2), of('Leitfähigkeit', 'µS/cm', 640, 60, 0), of('Nitrat', 'mg/l', 24, 6, 1), of('Chlorid', 'mg/l', 48, 9, 1), of('Trübung', 'NTU', 0.3, 0.12, 2, true), of('Temperatur', '°C', 11, 1.5, 1)] },
  { name: 'air.csv', half: 'kept', date: 'measured_at', id: 'record', label: 'pollutant', value: 'value', unit: 'unit', device: ['instrument', 'BAM', 'TEOM', 'GRIMM'], place: ['station', 'Harbour', 'Ring Road', 'Old Town', 'Park'], flag: null, quantities: [of('PM10', 'µg/m3', 22, 8, 1, true), of('NO2', 'µg/m3', 31, 11, 1, true), of('CO', 'mg/m3', 0.4, 0.15, 2, true), of('O3', 'µg/m3', 58, 17, 1), of('BC', 'ng/m3', 900, 350, 0, true)] },
  { name: 'sensors.csv', half: 'open', date: 'ts', id: 'msg', label: 'sensor_type', value: 'reading', unit: 'uom', device: ['machine', 'M1', 'M2', 'M3', 'M4'], place: ['hall', 'A', 'B', 'C'], flag: 'alarm', quantities: [of('temperature', '°C', 64, 4, 1), of('vibration', 'mm/s', 2.4, 0.6, 2, true), of('pressure', 'kPa', 410, 22, 0), of('current', 'A', 17, 2.5, 1), of('rpm', '1/min', 1480, 30, 0)] },
  { name: 'survey.csv', half: 'kept', date: 'answered', id: 'response id', label: 'indicator', value: 'answer', unit: 'unit', device: ['channel', 'web', 'phone', 'paper'], place: ['branch', 'North', 'South', 'East', 'West'], flag: null, quantities: [of('wait', 'min', 14, 6, 0, true), of('spend', 'EUR', 63, 25, 2, true), of('travel', 'km', 9, 5, 1, true), of('age', 'years', 44, 14, 0), of('satisfied', '%', 76, 11, 0)] },
  { name: 'boden.csv', half: 'kept', date: 'Datum', id: 'Proben-Nr', label: 'Untersuchung', value: 'Ergebnis', unit: 'Einheit', device: ['Labor', 'Kiel', 'Jena', 'Speyer'], place: ['Schlag', 'Heide', 'Moor', 'Anger', 'Leite', 'Au'], flag: 'Bewertung', quantities: [of('Phosphor', 'mg/kg', 62, 16, 0), of('Kalium', 'mg/kg', 140, 35, 0), of('Humus', '%', 2.6, 0.5, 1), of('Feuchte', '%', 18, 3, 1), of('Ertrag', 't/ha', 7.4, 1.1, 2)] },
  { name: 'athletes.csv', half: 'open', date: 'Day', id: 'Attempt', label: 'Discipline', value: 'Performance', unit: 'Unit', device: ['Coach', 'Ada', 'Ben', 'Cem', 'Dora'], place: ['Group', 'U14', 'U16', 'U18'], flag: null, quantities: [of('Sprint 60', 's', 9.2, 0.5, 2), of('Long jump', 'cm', 410, 45, 0), of('Shot put', 'm', 8.1, 1.2, 2), of('Run 1000', 's', 228, 20, 1), of('Push-ups', 'count', 24, 7, 0)] },
  { name: 'kennzahlen.csv', half: 'kept', date: 'Stichtag', id: 'Meldung', label: 'Kennzahl', value: 'Ist', unit: 'Einheit', device: ['Gesellschaft', 'Nord', 'Mitte', 'Süd'], place: ['Sparte', 'Handel', 'Dienste', 'Werk'], flag: null, quantities: [of('Umsatz', 'T EUR', 820, 140, 0), of('Liquidität', '%', 118, 12, 1), of('Auslastung', '%', 81, 6, 1), of('Köpfe', 'FTE', 42, 6, 1), of('Fluktuation', '%', 3.1, 0.8, 2, true)] },
]; // prettier-ignore
