export * from '@hub/engine/contracts/agent-name';
