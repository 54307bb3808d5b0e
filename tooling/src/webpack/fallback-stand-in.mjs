// In the place of the federation runtime's second source of a shared module, within remotes: they have none of their own, and no build puts
// one beside them.
export const getSharedFallbackGetter = ({ factory }) => factory;
