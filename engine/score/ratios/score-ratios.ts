import { scorePlants } from '../plants-and-alikes';
import { ALIKES, madeRatios, PLANTS } from './made-ratios';
import { isOfPlanted, sidesOf, toldRatios } from './told-ratios';

/** How often a group of which one amount by another stands apart is told, exactly or otherwise, and how often one is of tables that only look like it. */
// usage: tsx score-ratios.ts [--tables 10] [--from 0] [--whole] [--list]
await scorePlants({
  plants: PLANTS,
  alikes: ALIKES,
  made: madeRatios,
  told: toldRatios,
  isOfPlanted,
  isAllowed: (claim, { mayTell }) => sidesOf(claim).some(({ column }) => mayTell.includes(column)),
});
