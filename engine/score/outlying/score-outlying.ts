import { scorePlants } from '../plants-and-alikes';
import { ALIKES, madeOutlying, PLANTS } from './made-outlying';
import { isAllowed, isOfPlanted, toldOutlying } from './told-outlying';

/** How often a group whose share of anything stands apart is told, exactly or otherwise, and how often one is of tables that only look like it. */
// usage: tsx score-outlying.ts [--tables 10] [--from 0] [--whole] [--list]
await scorePlants({
  plants: PLANTS,
  alikes: ALIKES,
  made: madeOutlying,
  told: toldOutlying,
  isOfPlanted,
  isAllowed,
  countedBy: ({ target }) => [`target ${target}`],
});
