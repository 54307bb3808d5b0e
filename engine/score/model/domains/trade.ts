import { combined, words, type Domain } from './domain';

export const TRADE: readonly Domain[] = [
  {
    name: 'retail',
    event: {
      id: 'order id',
      time: 'order date',
      prefix: 'ORD',
      categories: [
        { concept: 'channel', members: words('Web, Store, Phone, Partner') },
        { concept: 'payment method', members: words('Card, Cash, Transfer, Wallet') },
        { concept: 'product category', members: words('Toys, Books, Garden, Sports, Food') },
      ],
      amounts: [
        { concept: 'order amount', kind: 'flow', unit: '€', low: 5, high: 900, tail: true, digits: 2 },
        { concept: 'items', kind: 'flow', low: 1, high: 12 },
        { concept: 'discount rate', kind: 'fraction', low: 0, high: 0.4, digits: 2 },
      ],
      outcome: { concept: 'returned', good: 'low', share: 0.12 },
      actor: {
        key: 'customer id',
        prefix: 'C',
        attributes: [
          { concept: 'segment', members: words('Consumer, Business, Public') },
          { concept: 'region', members: words('North, South, East, West') },
        ],
        amounts: [{ concept: 'credit limit', kind: 'stock', unit: '€', low: 500, high: 9000 }],
      },
      notes: words('left at the door, second attempt, gift wrap please, call before delivery, damaged box'),
    },
    thing: {
      key: 'store',
      members: combined('Nor Sud Alt Neu Ober Unter Klein', 'ford burg ton wick dale'),
      attributes: [{ concept: 'store type', members: words('Mall, Street, Outlet') }],
      amounts: [
        { concept: 'revenue', kind: 'flow', unit: '€', low: 20000, high: 900000, tail: true },
        { concept: 'visitors', kind: 'flow', low: 300, high: 40000, tail: true },
        { concept: 'floor space', kind: 'stock', unit: 'm²', low: 60, high: 3000 },
        { concept: 'conversion rate', kind: 'percent', unit: '%', low: 5, high: 45, digits: 1 },
      ],
    },
  },
  {
    name: 'banking',
    event: {
      id: 'transaction id',
      time: 'booking date',
      prefix: 'TX',
      categories: [
        { concept: 'transaction type', members: words('Deposit, Withdrawal, Transfer, Fee') },
        { concept: 'branch', members: words('A, B, C, D, E, F') },
      ],
      amounts: [
        { concept: 'transaction amount', kind: 'flow', unit: '€', low: 1, high: 5000, tail: true, digits: 2 },
        { concept: 'account balance', kind: 'stock', unit: '€', low: 100, high: 60000, digits: 2 },
      ],
      outcome: { concept: 'fraud', good: 'low', share: 0.06 },
      actor: {
        key: 'account number',
        prefix: 'AC',
        attributes: [
          { concept: 'account type', members: words('Current, Savings, Joint') },
          { concept: 'risk class', members: words('low, medium, high'), ordered: true },
        ],
        amounts: [],
      },
    },
    thing: {
      key: 'bank',
      members: combined('First Second Union Harbour River', 'Bank Trust Credit Savings Mutual'),
      attributes: [{ concept: 'sector', members: words('Private, Public, Cooperative') }],
      amounts: [
        { concept: 'assets', kind: 'stock', unit: '€', low: 1e6, high: 9e8, tail: true },
        { concept: 'loans granted', kind: 'flow', low: 20, high: 9000, tail: true },
        { concept: 'interest rate', kind: 'percent', unit: '%', low: 0.5, high: 7, digits: 2 },
        { concept: 'employees', kind: 'stock', low: 12, high: 4000, tail: true },
      ],
    },
  },
  {
    name: 'web',
    event: {
      id: 'session id',
      time: 'session start',
      prefix: 'S',
      categories: [
        { concept: 'device', members: words('Desktop, Mobile, Tablet') },
        { concept: 'traffic source', members: words('Search, Direct, Social, Email, Ads') },
        { concept: 'browser', members: words('Chrome, Firefox, Safari, Edge') },
      ],
      amounts: [
        { concept: 'page views', kind: 'flow', low: 1, high: 40, tail: true },
        { concept: 'session duration', kind: 'flow', unit: 's', low: 3, high: 1800, tail: true },
      ],
      outcome: { concept: 'converted', good: 'high', share: 0.14 },
      actor: {
        key: 'visitor id',
        prefix: 'v',
        attributes: [
          { concept: 'plan', members: words('Free, Basic, Pro') },
          { concept: 'country', members: words('Germany, France, Spain, Italy, Poland') },
        ],
        amounts: [],
      },
    },
    thing: {
      key: 'page',
      members: combined('/shop /blog /help /docs /about', '/start /list /item /team /contact'),
      attributes: [{ concept: 'template', members: words('Article, Listing, Form') }],
      amounts: [
        { concept: 'clicks', kind: 'flow', low: 10, high: 90000, tail: true },
        { concept: 'impressions', kind: 'flow', low: 900, high: 900000, tail: true },
        { concept: 'bounce rate', kind: 'fraction', low: 0.1, high: 0.9, digits: 3 },
        { concept: 'load time', kind: 'level', unit: 'ms', low: 120, high: 4000 },
      ],
    },
  },
  {
    name: 'real estate',
    event: {
      id: 'contract number',
      time: 'date of sale',
      prefix: 'K',
      categories: [
        { concept: 'property type', members: words('Flat, House, Plot, Office') },
        { concept: 'condition', members: words('poor, fair, good, excellent'), ordered: true },
      ],
      amounts: [
        { concept: 'sale price', kind: 'flow', unit: '€', low: 60000, high: 1500000, tail: true },
        { concept: 'living area', kind: 'flow', unit: 'm²', low: 25, high: 320 },
        { concept: 'rooms', kind: 'flow', low: 1, high: 9 },
      ],
      actor: {
        key: 'agent id',
        prefix: 'AG',
        attributes: [
          { concept: 'agency', members: words('Home, Nest, Key, Roof') },
          { concept: 'region', members: words('North, South, East, West') },
        ],
        amounts: [],
      },
      notes: words('near the park, needs a new roof, quiet street, view of the lake, sold with kitchen'),
    },
    thing: {
      key: 'municipality',
      members: combined('Berg Tal See Wald Stein Moor', 'heim hausen dorf au feld'),
      attributes: [{ concept: 'district type', members: words('Urban, Rural, Mixed') }],
      amounts: [
        { concept: 'population', kind: 'stock', low: 800, high: 400000, tail: true },
        { concept: 'dwellings', kind: 'stock', low: 300, high: 200000, tail: true },
        { concept: 'building permits', kind: 'flow', low: 0, high: 900, tail: true },
        { concept: 'vacancy rate', kind: 'percent', unit: '%', low: 0.3, high: 12, digits: 1 },
      ],
    },
  },
  {
    name: 'marketing',
    event: {
      id: 'contact id',
      time: 'contact date',
      prefix: 'L',
      categories: [
        { concept: 'campaign', members: words('Spring, Summer, Autumn, Launch') },
        { concept: 'language', members: words('en, de, fr, es') },
      ],
      amounts: [
        { concept: 'call duration', kind: 'flow', unit: 's', low: 10, high: 1400, tail: true },
        { concept: 'contacts', kind: 'flow', low: 1, high: 14, tail: true },
      ],
      outcome: { concept: 'subscribed', good: 'high', share: 0.18 },
      actor: {
        key: 'client id',
        prefix: 'CL',
        attributes: [
          { concept: 'marital status', members: words('single, married, divorced') },
          { concept: 'education', members: words('primary, secondary, tertiary'), ordered: true },
        ],
        amounts: [{ concept: 'income', kind: 'stock', unit: '€', low: 9000, high: 120000, tail: true }],
      },
    },
    thing: {
      key: 'brand',
      members: combined('Alto Bella Cora Dino Elma', 'max line star go fit'),
      attributes: [{ concept: 'industry', members: words('Food, Fashion, Travel, Tech') }],
      amounts: [
        { concept: 'advertising spend', kind: 'flow', unit: '€', low: 1000, high: 500000, tail: true },
        { concept: 'units sold', kind: 'flow', low: 100, high: 90000, tail: true },
        { concept: 'brand score', kind: 'level', low: 20, high: 90, digits: 1 },
        { concept: 'market share', kind: 'percent', unit: '%', low: 0.2, high: 30, digits: 1 },
      ],
    },
  },
];
