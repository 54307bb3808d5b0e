import { discoveryDocument } from '../contracts/releases/discovery';
import { storedValue } from './stored-value';

/** The newest discovery document that this browser has seen to be valid. */
export const lastGoodDiscovery = storedValue('hub.discovery', discoveryDocument);
