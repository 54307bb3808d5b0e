export { leadSpan } from '@hub/engine/contracts/report/lead';
