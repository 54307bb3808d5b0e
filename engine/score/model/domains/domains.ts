import type { Domain } from './domain';
import { NATURE } from './nature';
import { PEOPLE } from './people';
import { SERVICE } from './service';
import { TRADE } from './trade';

export const DOMAINS: readonly Domain[] = [...TRADE, ...PEOPLE, ...SERVICE, ...NATURE];
