import { figure, group, LAND, named, time, type Shape } from '../shape';

/** A shop for music, with names in capitals. */
export const CHINOOK: Shape = {
  name: 'chinook',
  entities: [
    { name: 'Genre', key: 'GenreId', rows: [10, 18], columns: [named('Name', 'Genre')] },
    { name: 'MediaType', key: 'MediaTypeId', rows: [4, 5], columns: [named('Name', 'Media')] },
    {
      name: 'Artist',
      key: 'ArtistId',
      rows: [80, 120],
      columns: [named('Name', 'Artist'), group('Label', ['Northern', 'Harbour', 'Meadow', 'Granite'])],
    },
    {
      name: 'Album',
      key: 'AlbumId',
      each: [2, 3],
      references: [{ column: 'ArtistId', to: 'Artist' }],
      columns: [named('Title', 'Album')],
    },
    {
      name: 'Track',
      key: 'TrackId',
      each: [4, 6],
      references: [
        { column: 'AlbumId', to: 'Album' },
        { column: 'GenreId', to: 'Genre' },
        { column: 'MediaTypeId', to: 'MediaType' },
      ],
      columns: [figure('Seconds', 240, { whole: true, adds: false })],
    },
    {
      name: 'Customer',
      key: 'CustomerId',
      rows: [150, 240],
      columns: [named('LastName', 'Customer'), group('Country', LAND), figure('Age', 40, { whole: true, adds: false })],
    },
    {
      name: 'Invoice',
      key: 'InvoiceId',
      each: [4, 6],
      references: [{ column: 'CustomerId', to: 'Customer' }],
      columns: [time('InvoiceDate', '2021-01-01', 1000), figure('Total', 12, { adds: true })],
    },
    {
      name: 'InvoiceLine',
      key: 'InvoiceLineId',
      each: [2, 3],
      references: [
        { column: 'InvoiceId', to: 'Invoice' },
        { column: 'TrackId', to: 'Track' },
      ],
      columns: [figure('LineAmount', 3, { adds: true })],
    },
  ],
};
