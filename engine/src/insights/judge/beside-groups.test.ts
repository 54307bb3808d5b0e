import { COUNT, meanOf } from '../../contracts/report/measure';
import type { Column, Table } from '../../model';
import { handFinding } from '../../testing/hand-made-finding';
import { handFrame } from '../../testing/hand-made-frame';
import type { Unit } from '../units/unit';
import { besideGroups } from './beside-groups';

const unit = (column: string, size: number): Unit => ({ column, codes: new Int32Array(), size, places: null, named: true });

const asked = (table: { key?: string[]; owns?: string[] }, breakdown: string | string[]) =>
  besideGroups(
    handFrame('t', 300, { units: [unit('animal', 60), unit('plate', 18), unit('batch', 3)] }, {
      columns: [{ name: 'day', type: 'integer' }] as Column[],
      model: {
        shape: { kind: 'panel', entity: ['animal'], key: table.key ?? ['animal', 'day'] },
        units: [{ column: 'animal', count: 60, owns: table.owns ?? ['dose'], within: null }],
      } as unknown as Table['model'],
    }),
  )(handFinding({ kind: 'group-difference', subject: { filter: [], breakdown, measure: breakdown === 'x' ? COUNT : meanOf('titre') } })); // prettier-ignore

test.each<[string, Parameters<typeof asked>, boolean]>([
  ['single animals', [{}, 'animal'], true],
  ['which animal is of which group', [{}, ['animal', 'dose']], true],
  ['single plates', [{}, 'plate'], true],
  ['groups', [{}, 'dose'], false],
  ['a few batches', [{}, 'batch'], false],
  ['single animals that nothing parts', [{ owns: [] }, 'animal'], false],
  ['single animals that are not followed', [{ key: ['animal', 'taken'] }, 'animal'], false],
])('%s', (_, given, beside) => expect(asked(...given)).toBe(beside));
