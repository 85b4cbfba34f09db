// Loads no grammars, because code is highlighted during the build.
export default function prismIncludeLanguages(): void {
  // The classic theme passes its Prism, which src/plugins/highlight-code removes from the bundle.
}
