import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';

/** The function of the page that knows the hash of every listed file; the shell defines it before anything else is loaded. */
const LOOK_UP = 'self.__hubIntegrity__';

/**
 * Makes a build's own loading of lazy chunks and styles carry integrity. The hashes come from the page (the discovery document, and the
 * shell's HTML), so that no chunk has to hold another's hash. An unlisted file gets a hash that nothing matches.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    const { Template, runtime } = compiler.webpack;
    const protect = (tag: string, url: string): string =>
      Template.asString([`${tag}.integrity = ${LOOK_UP}(${url});`, `${tag}.crossOrigin = "anonymous";`]);

    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('IntegrityPlugin', (source) =>
        Template.asString([source, protect('script', 'url')]),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap('IntegrityPlugin', (source, { tag, href }) =>
        Template.asString([source, protect(tag, href)]),
      );
    });
  }
}
