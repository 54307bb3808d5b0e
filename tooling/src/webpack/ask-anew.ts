import type { Compiler } from 'webpack';

/** Where webpack's own code gives a shared module up. */
const GIVEN_UP = 'delete installedModules[id];';

/**
 * Lets a build ask again for a shared module that did not come. webpack's own code (`ConsumeSharedRuntimeModule`) keeps the first error, and throws it
 * at every later try.
 */
export class AskAnew {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('AskAnew', (compilation) => {
      compilation.hooks.runtimeModule.tap('AskAnew', (module) => {
        if (module.name !== 'consumes') return;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const code = generate();
          if (typeof code !== 'string' || !code.includes('startedInstallModules')) return code;
          if (code.split(GIVEN_UP).length !== 2) throw new Error(`webpack no longer gives a shared module up by: ${GIVEN_UP}`);
          return code.replace(GIVEN_UP, `${GIVEN_UP} startedInstallModules[id] = false;`);
        };
      });
    });
  }
}
