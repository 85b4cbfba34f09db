// At most 300 KiB after the start: loads no grammars, because code is highlighted during the build.
export default function prismIncludeLanguages(): void {
  // The classic theme calls it with its Prism, which src/plugins/highlight-code leaves out.
}
