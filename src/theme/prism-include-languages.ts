// Change: loads no grammars; code is highlighted at build time (src/plugins/rehype-highlight-code).
export default function prismIncludeLanguages(): void {
  // The theme calls this with its Prism, which lean-client leaves out of the bundle.
}
