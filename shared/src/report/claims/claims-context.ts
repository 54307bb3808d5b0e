import { createContext, useContext } from 'react';
import type { Claim, Verification } from '../../contracts/claim';

export interface Claims {
  /** The claims whose sentence stands in a piece of the report's text. */
  inText: (text: string) => Claim[];
  byId: (id: string) => Claim | undefined;
  /** What the last check said of a claim; undefined before one. */
  outcome: (id: string) => Verification | undefined;
}

export const NO_CLAIMS: Claims = { inText: () => [], byId: () => undefined, outcome: () => undefined };

export const ClaimsContext = createContext<Claims>(NO_CLAIMS);
export const useClaims = (): Claims => useContext(ClaimsContext);
