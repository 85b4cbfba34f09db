/** Loads the text of a page of a package, by the path of its file below the package. */
export type LoadPage = (file: string) => Promise<unknown>;

/** The bundler puts a function for one package in the place of this one: see `pageTable.ts`. */
export const load: LoadPage = (file) => {
  throw new Error(`"${file}" is a page of no package`);
};
