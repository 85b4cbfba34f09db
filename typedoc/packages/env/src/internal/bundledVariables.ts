/** Returns the variables that a bundler inserted into the program, if any. */
export function bundledVariables(): unknown {
  // Vite replaces exactly `import.meta.env` with an object. The cast leaves no trace in the compiled module.
  return (import.meta as { readonly env?: unknown }).env;
}
