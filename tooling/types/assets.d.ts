/** What webpack (and Jest's stub) makes of files that are not code. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '@fontsource-variable/inter';
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.md' {
  const text: string;
  export default text;
}

/** webpack writes the mode in its place. */
declare const process: { readonly env: { readonly NODE_ENV: 'production' | 'development' | 'test' } };
