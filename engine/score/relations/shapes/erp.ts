import { figure, group, named, time, type Shape } from '../shape';

/** The books of a German manufacturer. */
export const ERP: Shape = {
  name: 'erp',
  entities: [
    {
      name: 'Werke',
      key: 'WerkNr',
      rows: [5, 8],
      columns: [group('Bundesland', ['Bayern', 'Hessen', 'Sachsen'])],
    },
    {
      name: 'Warengruppen',
      key: 'WarengruppeNr',
      rows: [8, 12],
      columns: [named('Bezeichnung', 'Gruppe')],
    },
    {
      name: 'Kunden',
      key: 'KundenNr',
      keys: 'thousands',
      rows: [150, 220],
      columns: [named('Firma', 'Firma'), group('Branche', ['Handel', 'Industrie', 'Bau', 'Energie'])],
    },
    {
      name: 'Artikel',
      key: 'ArtikelNr',
      keys: 'code',
      rows: [80, 120],
      references: [{ column: 'WarengruppeNr', to: 'Warengruppen' }],
      columns: [named('Name', 'Artikel'), group('Material', ['Stahl', 'Holz', 'Glas'])],
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
      columns: [time('Auftragsdatum', '2022-03-01', 800), figure('Frachtkosten', 80, { adds: true })],
    },
    {
      name: 'Positionen',
      key: null,
      each: [2, 4],
      references: [
        { column: 'AuftragNr', to: 'Auftraege' },
        { column: 'ArtikelNr', to: 'Artikel' },
      ],
      columns: [figure('Menge', 15, { whole: true, adds: true }), figure('Umsatz', 700, { adds: true })],
    },
    {
      name: 'Reklamationen',
      key: 'ReklamationNr',
      each: [1, 1],
      references: [
        { column: 'AuftragNr', to: 'Auftraege' },
        { column: 'ArtikelNr', to: 'Artikel' },
      ],
      columns: [group('Grund', ['defekt', 'falsch', 'verspätet']), figure('Kosten', 90, { adds: true })],
    },
  ],
};
