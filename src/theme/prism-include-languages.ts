// Change: loads no grammars, because code is highlighted while the site is built.
export default function prismIncludeLanguages(): void {
  // The classic theme calls it with its Prism, which src/plugins/build-time-code leaves out.
}
