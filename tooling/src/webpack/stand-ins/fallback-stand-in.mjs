// In the place of the federation runtime's second source of a shared module: remotes have none of their own, the host has the first, and no build puts
// one beside them.
export const getSharedFallbackGetter = ({ factory }) => factory;
