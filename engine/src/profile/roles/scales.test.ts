import { orderOfLabels } from './scales';

test.each([
  [
    ['High', 'Low', 'Medium'],
    ['Low', 'Medium', 'High'],
  ],
  [
    ['1 - Critical', '4 - Low', '2 - High'],
    ['4 - Low', '2 - High', '1 - Critical'],
  ],
  [
    ['L', 'S', 'M'],
    ['S', 'M', 'L'],
  ],
  [
    ['P3', 'P1', 'P2'],
    ['P1', 'P2', 'P3'],
  ],
  [
    ['18-24', '65+', '25-64'],
    ['18-24', '25-64', '65+'],
  ],
  [
    ['65+', '<5', '18-64', '5-17'],
    ['<5', '5-17', '18-64', '65+'],
  ],
  [
    ['85 years and over', 'Under 16 years', '16 to 64 years', '65 to 84 years'],
    ['Under 16 years', '16 to 64 years', '65 to 84 years', '85 years and over'],
  ],
  [
    ['120+', '0-39g/day', '80-119', '40-79'],
    ['0-39g/day', '40-79', '80-119', '120+'],
  ],
  [
    ['$100,000 or more', '$25,000 - $49,999', 'Less than $25,000', '$50,000 - $99,999'],
    ['Less than $25,000', '$25,000 - $49,999', '$50,000 - $99,999', '$100,000 or more'],
  ],
  [
    ['$100k+', '$25k-$50k', '<$25k', '$50k-$100k'],
    ['<$25k', '$25k-$50k', '$50k-$100k', '$100k+'],
  ],
  [
    ['1-2 years', '<1 month', '10+ years', '1-11 months', '3-9 years'],
    ['<1 month', '1-11 months', '1-2 years', '3-9 years', '10+ years'],
  ],
  [
    ['(20, 40]', '(0, 20]', '(40, 60]'],
    ['(0, 20]', '(20, 40]', '(40, 60]'],
  ],
  [
    ['2020-21', '2018-19', '2019-20'],
    ['2018-19', '2019-20', '2020-21'],
  ],
  [
    ['3XL', 'M', 'XS', 'XL', 'L', 'S'],
    ['XS', 'S', 'M', 'L', 'XL', '3XL'],
  ],
  [
    ['Tues', 'Mon', 'Thurs', 'Wed'],
    ['Mon', 'Tues', 'Wed', 'Thurs'],
  ],
  [
    ['März', 'Januar', 'Dezember'],
    ['Januar', 'März', 'Dezember'],
  ],
  [
    ['Feb 2024', 'Dec 2023', 'Jan 2024'],
    ['Dec 2023', 'Jan 2024', 'Feb 2024'],
  ],
  [
    ['Q1 2024', 'Q4 2023', 'Q2 2024'],
    ['Q4 2023', 'Q1 2024', 'Q2 2024'],
  ],
  [
    ['10:00', '9:00', '17:30'],
    ['9:00', '10:00', '17:30'],
  ],
  [
    ['12 pm', '9 am', '5 pm'],
    ['9 am', '12 pm', '5 pm'],
  ],
  [
    ['Very likely', 'Not at all likely', 'Somewhat likely', 'Extremely likely'],
    ['Not at all likely', 'Somewhat likely', 'Very likely', 'Extremely likely'],
  ],
  [
    ['Very unlikely', 'Likely', 'Neither likely nor unlikely', 'Very likely', 'Unlikely'],
    ['Very unlikely', 'Unlikely', 'Neither likely nor unlikely', 'Likely', 'Very likely'],
  ],
  [
    ['Agree', 'Strongly agree', 'Disagree', 'Tend to agree', 'Strongly disagree', 'Neutral'],
    ['Strongly disagree', 'Disagree', 'Neutral', 'Tend to agree', 'Agree', 'Strongly agree'],
  ],
  [
    ['B+', 'A', 'C', 'A-'],
    ['C', 'B+', 'A-', 'A'],
  ],
  [
    ['Grade 10', 'Grade 9', 'Grade 11'],
    ['Grade 9', 'Grade 10', 'Grade 11'],
  ],
  [
    ['6+', 'None', '1-2', '3-5'],
    ['None', '1-2', '3-5', '6+'],
  ],
  [
    ['Often', 'Never', 'Always'],
    ['Never', 'Often', 'Always'],
  ],
])('orders %j', (labels, expected) => {
  expect(orderOfLabels(labels)).toEqual(expected);
});

test('a column that says so holds grades', () => {
  expect(orderOfLabels(['A', 'C', 'B', 'F'], 'final grade')).toEqual(['F', 'C', 'B', 'A']);
  expect(orderOfLabels(['A', 'C', 'B', 'F'], 'branch')).toBeNull();
});

test.each([
  [['red', 'green', 'blue']],
  [['North', 'South']],
  [['Open', 'Closed', 'Low']],
  [['A-1', 'B-2']],
  // Results of matches.
  [['2-1', '0-0', '1-1', '3-0']],
  // Spans that measure different things.
  [['1-5 kg', '6-10 m', '11+ l']],
  [['satisfied', 'likely', 'important']],
  [['Model 3', 'Model S', '911']],
  [['cat', 'dog', 'very dog']],
  [['Anna', 'Mark', 'April']],
  [['555-1234', '555-9876']],
  [['A', 'B', 'AB', 'O']],
])('%j have no order', (labels) => {
  expect(orderOfLabels(labels)).toBeNull();
});

test.each([
  [['G2', 'G0', 'G1'], 'scarring', ['G0', 'G1', 'G2']],
  [['N1', 'N3', 'N0', 'N2'], 'nodal', ['N0', 'N1', 'N2', 'N3']],
  [['T3', 'T1', 'T2'], 'tumour stage', ['T1', 'T2', 'T3']],
  [['K2', 'K3', 'K1'], 'Grad', ['K1', 'K2', 'K3']],
])('%j are degrees of %s', (labels, column, expected) => {
  expect(orderOfLabels(labels, column)).toEqual(expected);
});

test.each([
  // Numbered from one on: things.
  [['M2', 'M1', 'M3'], 'press'],
  [['A2', 'A1', 'A3'], 'class'],
  [['S0', 'S2', 'S1'], 'sensor'],
  [['F0', 'F1'], 'scarring'],
  [['F0', 'G1', 'F2'], 'scarring'],
  [['F0', 'F2', 'F3'], 'scarring'],
  [['s0', 's1', 's2'], 'state'],
])('%j of %s have no order', (labels, column) => {
  expect(orderOfLabels(labels, column)).toBeNull();
});
