import { controlAmong } from './control';

test.each<[readonly string[], string | null]>([
  [['High 20 mg/kg', 'Vehicle', 'Low 1 mg/kg'], 'Vehicle'],
  [['Ration A', 'Kontrolle'], 'Kontrolle'],
  [['usual care', 'app'], 'usual care'],
  [['drug', 'no drug'], 'no drug'],
  [['Placebo 10 mg', 'placebo 20 mg', 'Drug'], null],
  [['A', 'B'], null],
])('of %j it is %j', (labels, control) => expect(controlAmong(labels)).toBe(control));
