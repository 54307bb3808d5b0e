const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

/**
 * Node's environment with an ordinary global object. Jest gives its own as an object that is asked for every use of a global, which
 * takes many times as long as the use itself: in tables that are computed with, and in each library while it is loaded.
 */
class NodeEnvironment extends TestEnvironment {
  constructor(...args) {
    const { createContext } = vm;
    // The environment makes its context itself, and has no setting for how.
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...args);
    } finally {
      vm.createContext = createContext;
    }
  }
}

module.exports = NodeEnvironment;
