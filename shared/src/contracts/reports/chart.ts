export * from '@hub/engine/contracts/report/chart';
