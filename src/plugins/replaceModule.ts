import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';

type WebpackPlugin = NonNullable<
  Extract<ReturnType<NonNullable<Plugin['configureWebpack']>>, object>['plugins']
>[number];

/** A module that is being looked for, as the bundler hands it to a replacement. */
interface Resource {
  request: string;
  readonly contextInfo: { readonly issuer: string };
}

/** What to replace: the words of an `import`, in the files that it stands in. */
export interface Replacement {
  readonly request: RegExp;
  readonly issuer: RegExp;
  /** The absolute path of the module to take instead. */
  readonly module: string;
}

/** Makes Docusaurus' own code in the browser import a module of this site instead of its own. */
export function replaceModule(
  { currentBundler }: ConfigureWebpackUtils,
  { request, issuer, module }: Replacement,
): WebpackPlugin {
  const { NormalModuleReplacementPlugin } = currentBundler.instance;
  return new NormalModuleReplacementPlugin(request, (resource: Resource) => {
    if (issuer.test(resource.contextInfo.issuer)) {
      resource.request = module;
    }
  });
}
