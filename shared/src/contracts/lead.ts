export { leadSpan } from '@hub/engine/contracts/lead';
