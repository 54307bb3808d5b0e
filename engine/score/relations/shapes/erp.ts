import type { Shape } from '../shape';

/** The books of a German manufacturer. */
export const ERP: Shape = {
  name: 'erp',
  entities: [
    {
      name: 'Werke',
      key: 'WerkNr',
      rows: [5, 8],
      columns: [{ name: 'Bundesland', is: 'group', labels: ['Bayern', 'Hessen', 'Sachsen'] }],
    },
    {
      name: 'Warengruppen',
      key: 'WarengruppeNr',
      rows: [8, 12],
      columns: [{ name: 'Bezeichnung', is: 'name', of: 'Gruppe' }],
    },
    {
      name: 'Kunden',
      key: 'KundenNr',
      keys: 'thousands',
      rows: [150, 220],
      columns: [
        { name: 'Firma', is: 'name', of: 'Firma' },
        { name: 'Branche', is: 'group', labels: ['Handel', 'Industrie', 'Bau', 'Energie'] },
      ],
    },
    {
      name: 'Artikel',
      key: 'ArtikelNr',
      keys: 'code',
      rows: [80, 120],
      references: [{ column: 'WarengruppeNr', to: 'Warengruppen' }],
      columns: [
        { name: 'Name', is: 'name', of: 'Artikel' },
        { name: 'Material', is: 'group', labels: ['Stahl', 'Holz', 'Glas'] },
      ],
    },
    {
      name: 'Auftraege',
      key: 'AuftragNr',
      keys: 'thousands',
      each: [4, 6],
      references: [
        { column: 'KundenNr', to: 'Kunden' },
        { column: 'WerkNr', to: 'Werke' },
      ],
      columns: [
        { name: 'Auftragsdatum', is: 'time', from: '2022-03-01', days: 800 },
        { name: 'Frachtkosten', is: 'figure', usual: 80, adds: true },
      ],
    },
    {
      name: 'Positionen',
      key: null,
      each: [2, 4],
      references: [
        { column: 'AuftragNr', to: 'Auftraege' },
        { column: 'ArtikelNr', to: 'Artikel' },
      ],
      columns: [
        { name: 'Menge', is: 'figure', usual: 15, whole: true, adds: true },
        { name: 'Umsatz', is: 'figure', usual: 700, adds: true },
      ],
    },
    {
      name: 'Reklamationen',
      key: 'ReklamationNr',
      each: [1, 1],
      references: [
        { column: 'AuftragNr', to: 'Auftraege' },
        { column: 'ArtikelNr', to: 'Artikel' },
      ],
      columns: [
        { name: 'Grund', is: 'group', labels: ['defekt', 'falsch', 'verspätet'] },
        { name: 'Kosten', is: 'figure', usual: 90, adds: true },
      ],
    },
  ],
};
