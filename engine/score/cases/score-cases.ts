import { scorePlants } from '../plants-and-alikes';
import { ALIKES, madeCases, PLANTS } from './made-cases';
import { isOfPlanted, toldCases } from './told-cases';

/** How often what only several rows of one case tell is told, and how often something is where rows only look like cases. Seeds from 1000 on are of fields kept aside. */
// usage: tsx score-cases.ts [--tables 10] [--from 0] [--whole] [--list]
await scorePlants({
  plants: PLANTS,
  alikes: ALIKES,
  made: madeCases,
  told: toldCases,
  isOfPlanted,
  isAllowed: () => false,
});
