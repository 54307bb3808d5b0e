/** Makes the limits of a block's hooks and tests, and those of the blocks within, so many times as long. */
function stretch({ hooks, children }, times) {
  for (const each of [...hooks, ...children])
    if (each.type === 'describeBlock') stretch(each, times);
    else if (each.timeout) each.timeout *= times;
}

/** Gives the tests of a file so many times as long as they say that they may take, by the state that Jest has of them when they begin. */
module.exports = function bePatient(state, times) {
  state.testTimeout *= times;
  stretch(state.rootDescribeBlock, times);
};
