/** nivo's responsive wrappers measure their parent, which has no size in a test: a fixed one lets them draw. */
const size = { width: 600, height: 320 };
module.exports = ({ children }) => children(size);
