/*
 * Writes the entries of a changelog as the change files have them. The default of changesets adds the
 * hash of the commit, and lists the dependencies, which always have the same version as the package.
 */

module.exports = {
  getReleaseLine: async ({ summary }) => `- ${summary.trim().replaceAll('\n', '\n  ')}`,
  getDependencyReleaseLine: async () => '',
};
