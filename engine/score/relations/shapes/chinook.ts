import { LAND, type Shape } from '../shape';

/** A shop for music, with names in capitals. */
export const CHINOOK: Shape = {
  name: 'chinook',
  entities: [
    { name: 'Genre', key: 'GenreId', rows: [10, 18], columns: [{ name: 'Name', is: 'name', of: 'Genre' }] },
    { name: 'MediaType', key: 'MediaTypeId', rows: [4, 5], columns: [{ name: 'Name', is: 'name', of: 'Media' }] },
    {
      name: 'Artist',
      key: 'ArtistId',
      rows: [80, 120],
      columns: [
        { name: 'Name', is: 'name', of: 'Artist' },
        { name: 'Label', is: 'group', labels: ['Northern', 'Harbour', 'Meadow', 'Granite'] },
      ],
    },
    {
      name: 'Album',
      key: 'AlbumId',
      each: [2, 3],
      references: [{ column: 'ArtistId', to: 'Artist' }],
      columns: [{ name: 'Title', is: 'name', of: 'Album' }],
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
      columns: [{ name: 'Seconds', is: 'figure', usual: 240, whole: true, adds: false }],
    },
    {
      name: 'Customer',
      key: 'CustomerId',
      rows: [150, 240],
      columns: [
        { name: 'LastName', is: 'name', of: 'Customer' },
        { name: 'Country', is: 'group', labels: LAND },
        { name: 'Age', is: 'figure', usual: 40, whole: true, adds: false },
      ],
    },
    {
      name: 'Invoice',
      key: 'InvoiceId',
      each: [4, 6],
      references: [{ column: 'CustomerId', to: 'Customer' }],
      columns: [
        { name: 'InvoiceDate', is: 'time', from: '2021-01-01', days: 1000 },
        { name: 'Total', is: 'figure', usual: 12, adds: true },
      ],
    },
    {
      name: 'InvoiceLine',
      key: 'InvoiceLineId',
      each: [2, 3],
      references: [
        { column: 'InvoiceId', to: 'Invoice' },
        { column: 'TrackId', to: 'Track' },
      ],
      columns: [{ name: 'LineAmount', is: 'figure', usual: 3, adds: true }],
    },
  ],
};
