import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A stylesheet of the build, and the classes that it styles. */
export interface Stylesheet {
  readonly href: string;
  readonly classes: ReadonlySet<string>;
}

const FOLDER = 'assets/css';
const CLASS_RULE = /\.(?<name>[a-z_][\w-]*)/gi;
const CLASS_ATTRIBUTE = /\sclass=(?:"(?<quoted>[^"]*)"|(?<bare>[^\s"'>]+))/g;
const LINK = /<link rel="?stylesheet"? href="?(?<href>[^\s">]+)"?\s*\/?>/g;

/** Reads the stylesheets of the build of one locale, whose base is given. */
export async function readStylesheets(
  outDir: string,
  baseUrl: string,
): Promise<readonly Stylesheet[]> {
  const files = (await readdir(join(outDir, FOLDER)))
    .filter((file) => file.endsWith('.css'))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const code = await readFile(join(outDir, FOLDER, file), 'utf8');
      const classes = [...code.matchAll(CLASS_RULE)].map(({ groups }) => groups?.['name'] ?? '');
      return { href: `${baseUrl}${FOLDER}/${file}`, classes: new Set(classes) };
    }),
  );
}

/**
 * Links a page to the stylesheets that its classes need besides the shared one, which alone Docusaurus
 * links it to: without them its text would jump when they come with its scripts.
 *
 * The script that loads a stylesheet takes the link that is there.
 */
export function addStylesheets(html: string, stylesheets: readonly Stylesheet[]): string {
  const links = [...html.matchAll(LINK)];
  const last = links.at(-1)?.[0];
  if (last === undefined) {
    return html;
  }
  const own = links.map(({ groups }) => groups?.['href']);
  const styled = new Set(stylesheets.flatMap(({ classes }) => [...classes]));
  const missing = classesOf(html).filter((name) => styled.has(name));
  const take = ({ classes }: Stylesheet): void => {
    missing.splice(0, missing.length, ...missing.filter((name) => !classes.has(name)));
  };
  const isLinked = ({ href }: Stylesheet): boolean => own.includes(href);
  stylesheets.filter(isLinked).forEach(take);
  const added: string[] = [];
  while (missing.length > 0) {
    const best = mostNeeded(stylesheets, missing);
    take(best);
    added.push(`<link rel=stylesheet href=${best.href}>`);
  }
  return html.replace(last, () => last + added.join(''));
}

function classesOf(html: string): string[] {
  const names = [...html.matchAll(CLASS_ATTRIBUTE)].flatMap(({ groups }) =>
    (groups?.['quoted'] ?? groups?.['bare'] ?? '').split(' '),
  );
  return [...new Set(names)];
}

/** The stylesheet of the most classes; of two with as many the one that has less besides. */
function mostNeeded(stylesheets: readonly Stylesheet[], missing: readonly string[]): Stylesheet {
  const count = ({ classes }: Stylesheet): number =>
    missing.filter((name) => classes.has(name)).length;
  return stylesheets.reduce((best, each) => {
    const more = count(each) - count(best);
    return more > 0 || (more === 0 && each.classes.size < best.classes.size) ? each : best;
  });
}
