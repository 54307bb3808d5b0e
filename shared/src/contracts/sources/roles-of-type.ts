export * from '@hub/engine/contracts/table/roles-of-type';
