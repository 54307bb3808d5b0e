export * from '@hub/engine/contracts/chart';
