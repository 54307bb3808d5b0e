import { combined, words, type Domain } from './domain';

export const PEOPLE: readonly Domain[] = [
  {
    name: 'hr',
    event: {
      id: 'application id',
      time: 'application date',
      prefix: 'AP',
      categories: [
        { concept: 'department', members: words('Sales, Finance, Legal, Research, Support') },
        { concept: 'gender', members: words('female, male') },
        { concept: 'seniority', members: words('junior, senior, lead'), ordered: true },
      ],
      amounts: [
        { concept: 'years of experience', kind: 'level', low: 0, high: 30 },
        { concept: 'interview score', kind: 'level', low: 20, high: 100 },
      ],
      outcome: { concept: 'hired', good: 'high', share: 0.3 },
      actor: {
        key: 'position id',
        prefix: 'P',
        attributes: [
          { concept: 'location', members: words('Berlin, Paris, Madrid, Rome') },
          { concept: 'contract type', members: words('permanent, fixed term, freelance') },
        ],
        amounts: [{ concept: 'salary offered', kind: 'stock', unit: '€', low: 28000, high: 140000 }],
      },
    },
    thing: {
      key: 'employee id',
      members: Array.from({ length: 400 }, (_, i) => `E${1001 + i}`),
      attributes: [
        { concept: 'department', members: words('Sales, Finance, Legal, Research, Support') },
        { concept: 'gender', members: words('female, male') },
      ],
      amounts: [
        { concept: 'salary', kind: 'flow', unit: '€', low: 24000, high: 150000 },
        { concept: 'sick days', kind: 'flow', low: 0, high: 40, tail: true },
        { concept: 'age', kind: 'level', unit: 'years', low: 18, high: 66 },
        { concept: 'performance score', kind: 'level', low: 1, high: 5, digits: 1 },
      ],
    },
  },
  {
    name: 'education',
    event: {
      id: 'exam id',
      time: 'exam date',
      prefix: 'EX',
      categories: [
        { concept: 'subject', members: words('Maths, Physics, History, Music, Latin') },
        { concept: 'exam type', members: words('written, oral, project') },
      ],
      amounts: [
        { concept: 'test score', kind: 'level', low: 20, high: 100 },
        { concept: 'minutes used', kind: 'flow', unit: 'min', low: 15, high: 120 },
      ],
      outcome: { concept: 'dropped out', good: 'low', share: 0.1 },
      actor: {
        key: 'student number',
        prefix: '',
        attributes: [
          { concept: 'school', members: words('Hill School, Lake School, Park School, Abbey School') },
          { concept: 'grade level', members: words('7, 8, 9, 10, 11'), ordered: true },
        ],
        amounts: [],
      },
    },
    thing: {
      key: 'school',
      members: combined('Hill Lake Park Abbey Mill Bridge', 'side wood field gate view').map((name) => `${name} School`),
      attributes: [{ concept: 'school type', members: words('Primary, Secondary, Vocational') }],
      amounts: [
        { concept: 'pupils', kind: 'stock', low: 60, high: 1900, tail: true },
        { concept: 'teachers', kind: 'stock', low: 6, high: 150 },
        { concept: 'graduates', kind: 'flow', low: 5, high: 300 },
        { concept: 'attendance rate', kind: 'percent', unit: '%', low: 80, high: 100, digits: 1 },
      ],
    },
  },
  {
    name: 'health',
    event: {
      id: 'admission id',
      time: 'admission date',
      prefix: 'AD',
      categories: [
        { concept: 'ward', members: words('Surgery, Cardiology, Oncology, Paediatrics') },
        { concept: 'diagnosis', members: words('Fracture, Infection, Asthma, Stroke, Burn') },
        { concept: 'urgency', members: words('low, medium, high, critical'), ordered: true },
      ],
      amounts: [
        { concept: 'length of stay', kind: 'flow', unit: 'days', low: 1, high: 40, tail: true },
        { concept: 'treatment cost', kind: 'flow', unit: '€', low: 200, high: 30000, tail: true, digits: 2 },
        { concept: 'body temperature', kind: 'level', unit: '°C', low: 35.5, high: 40.5, digits: 1 },
      ],
      outcome: { concept: 'readmitted', good: 'low', share: 0.16 },
      actor: {
        key: 'patient id',
        prefix: 'PT',
        attributes: [
          { concept: 'gender', members: words('female, male') },
          { concept: 'insurance', members: words('public, private, none') },
          { concept: 'blood group', members: words('A, B, AB, 0') },
        ],
        amounts: [{ concept: 'height', kind: 'level', unit: 'cm', low: 148, high: 201 }],
      },
    },
    thing: {
      key: 'hospital',
      members: combined('Saint Holy City Royal County', 'Anna Marien Georg Lukas Vincent').map((name) => `${name} Clinic`),
      attributes: [{ concept: 'ownership', members: words('Public, Private, Charity') }],
      amounts: [
        { concept: 'beds', kind: 'stock', low: 40, high: 1400, tail: true },
        { concept: 'births', kind: 'flow', low: 0, high: 3000, tail: true },
        { concept: 'occupancy rate', kind: 'percent', unit: '%', low: 40, high: 98, digits: 1 },
        { concept: 'mortality rate', kind: 'fraction', low: 0.005, high: 0.08, digits: 4 },
      ],
    },
  },
  {
    name: 'sport',
    event: {
      id: 'match id',
      time: 'match date',
      prefix: 'M',
      categories: [
        { concept: 'competition', members: words('League, Cup, Friendly') },
        { concept: 'venue', members: words('home, away, neutral') },
      ],
      amounts: [
        { concept: 'goals', kind: 'flow', low: 0, high: 6, tail: true },
        { concept: 'shots', kind: 'flow', low: 2, high: 30 },
        { concept: 'possession', kind: 'percent', unit: '%', low: 25, high: 75 },
      ],
      outcome: { concept: 'won', good: 'high', share: 0.45 },
      actor: {
        key: 'team',
        prefix: 'Team ',
        attributes: [
          { concept: 'division', members: words('East, West, Central') },
          { concept: 'coach nationality', members: words('German, French, Spanish, Dutch') },
        ],
        amounts: [{ concept: 'stadium capacity', kind: 'stock', low: 4000, high: 80000 }],
      },
    },
    thing: {
      key: 'player',
      members: combined('Ali Ben Cem Dan Eli Finn Gus Hal', 'Adler Bauer Costa Duval Egger Faust').map((name) =>
        name.replace(/([a-z])([A-Z])/, '$1 $2'),
      ),
      attributes: [{ concept: 'position', members: words('Goalkeeper, Defender, Midfielder, Forward') }],
      amounts: [
        { concept: 'games played', kind: 'flow', low: 1, high: 40 },
        { concept: 'points scored', kind: 'flow', low: 0, high: 900, tail: true },
        { concept: 'height', kind: 'level', unit: 'cm', low: 165, high: 205 },
        { concept: 'pass accuracy', kind: 'percent', unit: '%', low: 50, high: 95, digits: 1 },
      ],
    },
  },
  {
    name: 'survey panel',
    event: {
      id: 'interview id',
      time: 'interview date',
      prefix: 'I',
      categories: [
        { concept: 'interview mode', members: words('phone, online, face to face') },
        { concept: 'party', members: words('Red, Blue, Green, Yellow') },
        { concept: 'satisfaction', members: words('very low, low, medium, high, very high'), ordered: true },
      ],
      amounts: [
        { concept: 'interview length', kind: 'flow', unit: 'min', low: 4, high: 50 },
        { concept: 'household size', kind: 'flow', low: 1, high: 7 },
      ],
      actor: {
        key: 'interviewer id',
        prefix: 'INT',
        attributes: [
          { concept: 'agency', members: words('Home, Nest, Key, Roof') },
          { concept: 'gender', members: words('female, male') },
        ],
        amounts: [],
      },
      notes: words('did not want to say more, asked to repeat, very friendly, hung up early, would like to be called again'),
    },
    thing: {
      key: 'state',
      members: words('Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, Florida, Georgia, Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota, Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey'), // prettier-ignore
      attributes: [{ concept: 'census region', members: words('Northeast, Midwest, South, West') }],
      amounts: [
        { concept: 'respondents', kind: 'flow', low: 20, high: 4000, tail: true },
        { concept: 'approval rating', kind: 'percent', unit: '%', low: 20, high: 75, digits: 1 },
        { concept: 'median income', kind: 'level', unit: '$', low: 30000, high: 90000 },
        { concept: 'votes', kind: 'flow', low: 900, high: 900000, tail: true },
      ],
    },
  },
];
