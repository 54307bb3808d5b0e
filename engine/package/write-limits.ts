// Writes docs/CONSTANTS.md from the numbers of the engine: `pnpm engine:limits`.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { limitsByRoom, limitsPage } from './limits-page';

const rooms = await limitsByRoom(resolve(import.meta.dirname, '../src'));
writeFileSync(resolve(import.meta.dirname, '../../docs/CONSTANTS.md'), limitsPage(rooms));
