/** The variables that a bundler has put into the program, if any. */
export function bundledVariables(): unknown {
  // Vite looks for exactly `import.meta.env` and puts an object there. The cast leaves no trace in the compiled module.
  return (import.meta as { readonly env?: unknown }).env;
}
