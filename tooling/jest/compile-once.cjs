const vm = require('node:vm');

/** Stands for the context that is there already, where Jest asks for one of its own to run modules in. */
const OURS = {};

/** A file of tests is loaded once; and what imports while it runs has to know which file of tests it does so for. */
const isLoadedOften = (code, filename) => !/\.(?:test|contract)\.\w+$/.test(filename) && !/\bimport\s*\(/.test(code);

/** A function of these names in whatever context it is asked for. */
function functionIn(code, names, filename) {
  const head = `(function (${names}) {`;
  const script = new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
  return (context) => script.runInContext(context);
}

/**
 * Jest runs its own modules, and those that tests of screens draw with, anew for each file of tests, so that no file finds what another
 * has left. With this in the place of `vm.compileFunction` they are compiled once for all files of a process, and so are their functions
 * when they are first called.
 */
function compilingOnce(compileFunction) {
  /** By file: its code, for whom it is compiled, and the function that it is in a context. */
  const known = new Map();
  return (code, names, { parsingContext, ...options }) => {
    const { filename } = options;
    const isOurs = parsingContext === OURS;
    if (parsingContext === undefined || !isLoadedOften(code, filename))
      return compileFunction(code, names, isOurs ? options : { ...options, parsingContext });
    const as = `${isOurs} ${names}`;
    let kept = known.get(filename);
    if (kept?.code !== code || kept.as !== as) {
      const run = isOurs ? compileFunction(code, names, options) : undefined;
      kept = { code, as, functionOf: run ? () => run : functionIn(code, names, filename) };
      known.set(filename, kept);
    }
    return kept.functionOf(parsingContext);
  };
}

let isCompiling = false;

/** Lets Jest compile so in this process, whichever environments its files of tests ask for. */
function compileOnce() {
  if (!isCompiling) vm.compileFunction = compilingOnce(vm.compileFunction);
  isCompiling = true;
}

module.exports = { OURS, compileOnce, compilingOnce };
