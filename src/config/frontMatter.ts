import { relative } from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { posixPath } from '@docusaurus/utils';
import {
  ContentVisibilitySchema,
  FrontMatterLastUpdateSchema,
  FrontMatterTagsSchema,
  JoiFrontMatter as Joi,
} from '@docusaurus/utils-validation';
import { readLastUpdates } from '../../typedoc/reference/model/git';
import { type ContentKind, contentKindOf, isPart } from '../../typedoc/workspace/content';

const { stackTraceLimit } = Error;

const COMMON = Joi.object({
  title: Joi.string(),
  description: Joi.string(),
  keywords: Joi.array().items(Joi.string()),
  slug: Joi.string(),
  last_update: FrontMatterLastUpdateSchema,
})
  .concat(ContentVisibilitySchema)
  .unknown(false);

/** The keys that pages use. Docusaurus ignores those that it does not know, and so misspelt ones. */
const SCHEMAS: Readonly<Record<ContentKind, typeof COMMON>> = {
  docs: COMMON.append({ sidebar_label: Joi.string(), sidebar_position: Joi.number() }),
  blog: COMMON.append({
    date: Joi.date().raw(),
    authors: Joi.array().items(Joi.string()).single(),
    tags: FrontMatterTagsSchema,
  }),
  pages: COMMON,
};

/**
 * Checks the front matter of pages, and adds the date of the last commit.
 *
 * Reads the history once, whereas Docusaurus would start git for each page.
 */
export function readFrontMatter(root: string, hasHistory: boolean): ParseFrontMatter {
  let dateOf: ReturnType<typeof readLastUpdates> | undefined;
  return async ({ filePath, fileContent, defaultParseFrontMatter }) => {
    const file = posixPath(relative(root, filePath));
    const parsed = await defaultParseFrontMatter({ filePath, fileContent }).catch(
      (error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        return fail(
          `${file}: the front matter is not valid YAML: ${reason}\nText with ": " or " #" needs quotes.`,
        );
      },
    );
    if (isPart(file)) {
      return parsed;
    }
    checkKeys(file, fileContent, parsed.frontMatter);
    if (!hasHistory) {
      return parsed;
    }
    dateOf ??= readLastUpdates(root);
    return {
      ...parsed,
      frontMatter: { last_update: { date: dateOf(file) }, ...parsed.frontMatter },
    };
  };
}

function checkKeys(file: string, text: string, frontMatter: unknown): void {
  const kind = contentKindOf(file);
  if (kind === undefined) {
    return;
  }
  const schema = SCHEMAS[kind];
  const { error } = schema.validate(frontMatter, { abortEarly: false });
  if (error === undefined) {
    return;
  }
  const permitted = Object.keys(schema.describe()['keys'] as object);
  const lines = text.split('\n');
  const mistakes = error.details.map(({ type, path, message }) => {
    const [key = ''] = path;
    const line = Math.max(
      lines.findIndex((each) => each.startsWith(`${key}:`)),
      0,
    );
    const advice =
      type === 'object.unknown'
        ? `unknown key "${key}" in the front matter: use ${permitted.join(', ')}`
        : `wrong front matter: ${message}`;
    return `${file}:${line + 1}: ${advice}`;
  });
  fail(mistakes.join('\n'));
}

/**
 * Throws an error that Docusaurus prints as a sentence: the stack traces of its own errors, which
 * wrap this one at once, lead to no page.
 */
function fail(message: string): never {
  Error.stackTraceLimit = 0;
  setTimeout(() => {
    Error.stackTraceLimit = stackTraceLimit;
  });
  throw new Error(message);
}
