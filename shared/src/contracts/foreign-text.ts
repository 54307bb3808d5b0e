export * from '@hub/engine/contracts/foreign-text';
