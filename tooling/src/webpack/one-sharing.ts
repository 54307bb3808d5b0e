import type { Compiler } from 'webpack';

/**
 * Leaves out webpack's own table of shared modules, and how it would hand them on: the federation's plugin writes both once more and puts
 * its own in their place before anything is shared.
 */
export class OneSharing {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('OneSharing', (compilation) => {
      compilation.hooks.runtimeModule.tap('OneSharing', (module) => {
        if (module.name !== 'sharing') return;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const code = generate();
          return typeof code === 'string' && !code.includes('bundlerRuntime') ? null : code;
        };
      });
    });
  }
}
