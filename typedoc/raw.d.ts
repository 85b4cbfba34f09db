/** The text of a file, which Vite provides under this ending: tests read what a README or a table says. */
declare module '*?raw' {
  const text: string;
  export default text;
}
