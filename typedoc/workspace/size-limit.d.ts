declare module '@size-limit/*' {
  const plugins: ((...options: unknown[]) => unknown)[];
  export default plugins;
}
