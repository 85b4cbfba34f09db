import { runIn, runNpm } from '../typedoc/workspace/pack';
import { REPOSITORY, discoverPackages } from '../typedoc/workspace/packages';

/*
 * Publishes the packages that the registry does not have in their present version, and tags the commit.
 * `changeset publish` publishes all at once; here each package follows its dependencies, so that what
 * the registry has can always be installed. If the command fails, run it again: it skips what is there.
 */

interface Published {
  readonly versions: string | readonly string[];
  readonly 'dist-tags': { readonly latest: string };
}

/** Returns undefined if the registry does not know the package. */
function readPublished(name: string): Published | undefined {
  const view = ['view', name, 'versions', 'dist-tags', '--json', '--prefer-online'];
  try {
    return JSON.parse(runNpm(REPOSITORY, view)) as Published;
  } catch (error) {
    const { stdout } = error as { readonly stdout?: string };
    const answer = (stdout ? JSON.parse(stdout) : {}) as { error?: { code: string } };
    if (answer.error?.code === 'E404') {
      return undefined;
    }
    throw error;
  }
}

function isPrerelease(version: string): boolean {
  return version.includes('-');
}

const packages = discoverPackages();
for (const { name, folder, manifest } of packages) {
  const published = readPublished(name);
  if ([published?.versions].flat().includes(manifest.version)) {
    console.info(`${name}@${manifest.version} is already published`);
    continue;
  }
  // `npm install` chooses "latest": the newest release or, until there is one, the newest pre-release.
  const latest = published?.['dist-tags'].latest ?? manifest.version;
  const tag = isPrerelease(manifest.version) && !isPrerelease(latest) ? 'next' : 'latest';
  runNpm(folder, ['publish', '--tag', tag]);
  console.info(`${name}@${manifest.version} is published as "${tag}"`);
}

const tag = `v${packages[0]?.manifest.version}`;
if (runIn(REPOSITORY, 'git', ['tag', '--list', tag]) === '') {
  runIn(REPOSITORY, 'git', ['tag', tag]);
  console.info(`The commit is tagged ${tag}: push the tag`);
}
