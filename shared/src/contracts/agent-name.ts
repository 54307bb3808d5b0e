export * from '@hub/engine/contracts/report/agent-name';
