// In the place of the federation runtime's start of a container: without the plug-in that takes unused exports out of shared
// modules, which this product does not do. It asks for nothing but the host's own runtime.
export function init({ webpackRequire }) {
  const { initOptions, runtime } = webpackRequire.federation;
  return runtime.init({ ...initOptions, plugins: initOptions.plugins ?? [] });
}
