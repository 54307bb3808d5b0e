export * from '@hub/engine/contracts/roles-of-type';
