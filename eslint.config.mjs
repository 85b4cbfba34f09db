import { readFileSync, readdirSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import docusaurus from '@docusaurus/eslint-plugin';
import comments from '@eslint-community/eslint-plugin-eslint-comments';
import eslint from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsdoc from 'eslint-plugin-jsdoc';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { commentProse } from './.ci/comment-prose.mjs';

const PACKAGES = join(import.meta.dirname, 'typedoc/packages');
const PACKAGE_SOURCES = 'typedoc/packages/*/src/**/*.ts';
const PACKAGE_TESTS = 'typedoc/packages/*/src/**/*.{test,test-d}.ts';
const TESTS = ['**/*.{test,test-d,spec}.{ts,tsx}', 'e2e/**/*.ts'];

const CATEGORIES = JSON.parse(
  readFileSync(join(import.meta.dirname, 'typedoc/workspace/categories.json'), 'utf8'),
);

const NAMESPACES = [
  ...new Set(
    readdirSync(PACKAGES).flatMap((name) =>
      [
        ...readFileSync(join(PACKAGES, name, 'src/index.ts'), 'utf8').matchAll(
          /^import \* as (\w+)/gm,
        ),
      ].map(([, namespace]) => namespace),
    ),
  ),
];

const TAGS = [
  'class',
  'typeParam',
  'param',
  'returns',
  'throws',
  'example',
  'alias',
  'keywords',
  'category',
  'since',
  'see',
];

/** An export, except for the further overloads and the implementation of a function. */
const FIRST_EXPORT =
  'ExportNamedDeclaration[declaration]:not(ExportNamedDeclaration:has(> TSDeclareFunction) + ExportNamedDeclaration)';

/** An interface, unless the constant before it is its class in the reference. */
const INTERFACE =
  ':not(ExportNamedDeclaration:has(> VariableDeclaration) + ExportNamedDeclaration) > TSInterfaceDeclaration';

const EXPORTS = [
  `${FIRST_EXPORT} > :matches(FunctionDeclaration, TSDeclareFunction)`,
  `ExportNamedDeclaration${INTERFACE}`,
  'ExportNamedDeclaration > :matches(ClassDeclaration, TSTypeAliasDeclaration, TSModuleDeclaration)',
  'ExportNamedDeclaration:has(> VariableDeclaration)',
];

const METHODS = [
  'ExportNamedDeclaration TSInterfaceBody > TSMethodSignature',
  // Only of exported classes: a class inside a function is not public.
  'ExportNamedDeclaration > ClassDeclaration > ClassBody > MethodDefinition:not([key.type=PrivateIdentifier])',
];

const MEMBERS = [
  ...METHODS,
  'ExportNamedDeclaration > TSDeclareFunction',
  'ExportNamedDeclaration TSInterfaceBody > TSPropertySignature',
  'ExportNamedDeclaration > TSTypeAliasDeclaration > TSTypeLiteral > :matches(TSPropertySignature, TSMethodSignature)',
  'ExportNamedDeclaration > ClassDeclaration > ClassBody > PropertyDefinition:not([key.type=PrivateIdentifier])',
];

const FUNCTIONS = [
  ...METHODS,
  'ExportNamedDeclaration > :matches(FunctionDeclaration, TSDeclareFunction)',
];

const languages = defineConfig(
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/naming-convention': [
        'error',
        {
          selector: 'typeLike',
          format: ['PascalCase'],
          custom: { regex: '^I[A-Z][a-z]', match: false },
        },
      ],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-shadow': ['error', { ignoreTypeValueShadow: true }],
      // It requires `!`, which another rule forbids.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // `noPropertyAccessFromIndexSignature` requires `process.env['NAME']`.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
    },
  },
  {
    // One program for all packages: with one per package, each including its dependencies, Node
    // runs out of memory.
    files: [PACKAGE_SOURCES],
    languageOptions: {
      parserOptions: { projectService: false, project: ['typedoc/tsconfig.json'] },
    },
  },
  {
    // One program for the site and its tools. The nearest tsconfig of a tool is another one, which would be
    // checked in addition.
    files: ['*.ts', '{.ci,e2e,src}/**/*.{ts,tsx}', 'typedoc/!(packages)/**/*.ts'],
    // It is compiled without the types of Node.
    ignores: ['e2e/engines/claims.ts'],
    languageOptions: { parserOptions: { projectService: false, project: ['tsconfig.json'] } },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    // Readers of the tutorial run it with Node.
    files: ['typedoc/programs/invoices/shop.js'],
    languageOptions: {
      globals: { console: false, process: false, setTimeout: false, URL: false },
    },
  },
  {
    plugins: {
      '@eslint-community/eslint-comments': comments,
      prose: { rules: { comments: commentProse } },
    },
    rules: {
      '@eslint-community/eslint-comments/no-unlimited-disable': 'error',
      '@eslint-community/eslint-comments/require-description': 'error',
      eqeqeq: 'error',
      'no-param-reassign': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      'object-shorthand': 'error',
      'prefer-template': 'error',
      'prose/comments': 'error',
    },
  },
);

/** Lets each folder import only the folders after it. */
const inOrder = (parent, folders, files = '') =>
  folders.flatMap((from, index) =>
    folders.slice(index + 1).map((target) => ({
      target: `./${parent}/${target}${files}`,
      from: `./${parent}/${from}`,
    })),
  );

/** The direction of imports: packages ← typedoc ← site ← its tests, without cycles of folders. */
const ARROWS = [
  { target: './typedoc/packages/*/src/**', from: './typedoc', except: ['./packages', './laws'] },
  ...['src', 'e2e', '.ci'].map((from) => ({ target: './typedoc', from: `./${from}` })),
  ...['e2e', '.ci'].map((from) => ({ target: './src', from: `./${from}` })),
  ...inOrder('typedoc', ['search', 'reference', 'doctest', 'workspace', 'laws']),
  ...inOrder('typedoc/reference', ['render', 'index', 'translate', 'model'], '/**/!(*.test).ts'),
  ...inOrder(
    'src',
    ['pages', 'plugins', 'theme', 'components', 'search', 'config', 'starter', 'testing', 'dom'],
    // The tests of the starter read the texts of the site.
    '/**/!(*.test).{ts,tsx}',
  ),
];

const imports = defineConfig({
  files: ['**/*.{ts,tsx}'],
  extends: [importX.flatConfigs.typescript],
  plugins: { 'import-x': importX },
  settings: {
    // Libraries do not import files of this repository, so they are never part of a cycle.
    'import-x/ignore': ['/node_modules/'],
    'import-x/resolver-next': [
      createNodeResolver({
        tsconfig: { configFile: join(import.meta.dirname, 'tsconfig.json') },
        extensions: ['.ts', '.tsx', '.js', '.json'],
        extensionAlias: { '.js': ['.ts', '.js'] },
        conditionNames: ['workspace-source', 'types', 'import', 'node', 'default'],
      }),
    ],
  },
  rules: {
    'import-x/first': 'error',
    'import-x/newline-after-import': 'error',
    'import-x/no-cycle': 'error',
    'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
    'import-x/no-mutable-exports': 'error',
    'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: ARROWS }],
    'import-x/no-self-import': 'error',
  },
});

const packages = defineConfig(
  {
    files: [PACKAGE_SOURCES],
    rules: {
      'import-x/no-default-export': 'error',
      '@typescript-eslint/explicit-function-return-type': ['error', { allowExpressions: true }],
      'no-param-reassign': ['error', { props: true }],
      // A parameter may share its name with a function of the module: `length`, `equal`.
      '@typescript-eslint/no-shadow': 'off',
      // Splitting strings into code points is what the packages document.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // An object type and an interface differ: only the first is assignable to a record, and only the
      // second has a page in the reference.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-empty-object-type': ['error', { allowObjectTypes: 'always' }],
      '@typescript-eslint/no-generated-empty-object-type': 'off',
      // An index signature names its key, and TypeDoc shows the name.
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      // `isolatedDeclarations` requires these types.
      '@typescript-eslint/no-inferrable-types': 'off',
      '@typescript-eslint/unified-signatures': [
        'error',
        { ignoreOverloadsWithDifferentJSDoc: true },
      ],
      // Only an interface has a page of its own in the reference.
      '@typescript-eslint/prefer-function-type': 'off',
      // A caught value, or one passed in to be thrown, may be anything.
      '@typescript-eslint/only-throw-error': ['error', { allowThrowingUnknown: true }],
      '@typescript-eslint/prefer-promise-reject-errors': ['error', { allowThrowingUnknown: true }],
      // A namespace that contains only types has no code.
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      // A type parameter that is used once lets the caller choose the type of a result.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
    },
  },
  {
    files: [PACKAGE_SOURCES],
    ignores: [PACKAGE_TESTS],
    languageOptions: { globals: {} },
    rules: {
      // `erasableSyntaxOnly` forbids enums anyway, and the rule is slow: it resolves many types.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // The packages run in browsers, Deno and Bun too.
      'no-restricted-imports': [
        'error',
        { paths: builtinModules.map((name) => ({ name })), patterns: ['node:*'] },
      ],
      // esbuild drops unused functions of a namespace only if its module is imported directly.
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@[^/]+/[^/]+$',
              importNames: NAMESPACES,
              allowTypeImports: true,
              message: "Import the module itself, as in import * as Option from '…/core/Option'.",
            },
          ],
        },
      ],
    },
  },
  {
    files: [PACKAGE_SOURCES],
    // The root module only re-exports.
    ignores: [PACKAGE_TESTS, '**/index.ts'],
    plugins: { jsdoc },
    settings: {
      jsdoc: {
        mode: 'typescript',
        tagNamePreference: { template: 'typeParam', returns: 'returns' },
      },
    },
    rules: {
      'jsdoc/check-alignment': 'error',
      'jsdoc/check-param-names': ['error', { checkDestructured: false }],
      'jsdoc/check-tag-names': [
        'error',
        { definedTags: ['alias', 'category', 'keywords', 'typeParam'] },
      ],
      'jsdoc/empty-tags': 'error',
      'jsdoc/informative-docs': [
        'error',
        { excludedTags: ['alias', 'keywords', 'param', 'typeParam'] },
      ],
      'jsdoc/no-bad-blocks': ['error', { ignore: ['__PURE__'] }],
      'jsdoc/no-blank-blocks': 'error',
      'jsdoc/no-restricted-syntax': [
        'error',
        {
          contexts: [
            // A context with `>` would never match: the rule sees the node without its parents.
            ...[
              'ExportNamedDeclaration[declaration.type=/^(FunctionDeclaration|TSDeclareFunction)$/]',
              'TSMethodSignature',
              'MethodDefinition',
            ].map((context) => ({
              context,
              comment: 'JsdocBlock[description=/^(?![A-Z][a-z]+s\\b)/]',
              message: 'Begin with a verb: "Returns", "Creates", "Checks whether"',
            })),
            // Another rule requires an example for the first overload. Without one, a further overload needs no tags.
            ...['category', 'since'].map((tag) => ({
              context: 'ExportNamedDeclaration[declaration.type=TSDeclareFunction]',
              comment: `JsdocBlock:has(JsdocTag[tag=example]):not(:has(JsdocTag[tag=${tag}]))`,
              message: `Missing required tag "${tag}"`,
            })),
            {
              context: 'any',
              comment: 'JsdocBlock[description=/^(?:\\S*[^\\s.:?!]\\s+){20}\\S/]',
              message: 'Shorten the first sentence to 20 words',
            },
          ],
        },
      ],
      'jsdoc/no-types': 'error',
      'jsdoc/require-asterisk-prefix': 'error',
      'jsdoc/require-description': ['error', { contexts: [...EXPORTS, ...MEMBERS] }],
      'jsdoc/require-hyphen-before-param-description': ['error', 'always'],
      'jsdoc/require-jsdoc': [
        'error',
        {
          contexts: [...EXPORTS, ...MEMBERS],
          require: { FunctionDeclaration: false },
          skipInterveningOverloadedDeclarations: false,
        },
      ],
      'jsdoc/sort-tags': [
        'error',
        {
          tagSequence: [{ tags: TAGS }],
          reportTagGroupSpacing: false,
          reportIntraTagGroupSpacing: false,
        },
      ],
      'jsdoc/tag-lines': ['error', 'any', { startLines: 1 }],
    },
  },
  {
    files: [PACKAGE_SOURCES],
    ignores: [PACKAGE_TESTS, '**/index.ts', '**/internal/**'],
    rules: {
      'jsdoc/match-description': [
        'error',
        {
          contexts: EXPORTS,
          matchDescription: '^\\s*[A-Z`][\\s\\S]*[.:\\|`]\\s*$',
          message: 'Write the description in full sentences',
          tags: {
            category: {
              match: `^(?:${CATEGORIES.join('|')})$`,
              message: `Use one of these categories: ${CATEGORIES.join(', ')}`,
            },
            since: { match: '^\\d+\\.\\d+\\.\\d+$', message: 'Write the version like 1.0.0' },
            example: {
              match:
                '^(?=[\\s\\S]*(?:// =>|\\bassertType\\b|@ts-expect-error|\\nimport type\\b))[A-Z`].*\\n+```ts\\n[\\s\\S]+\\n```\\s*$',
              message: 'Write a title and a TypeScript block with a claim such as "// => 3"',
            },
          },
        },
      ],
      'jsdoc/require-example': ['error', { contexts: EXPORTS }],
      'jsdoc/require-param': ['error', { contexts: FUNCTIONS, checkDestructured: false }],
      'jsdoc/require-param-description': 'error',
      'jsdoc/require-returns': ['error', { contexts: FUNCTIONS, forceReturnsWithAsync: true }],
      'jsdoc/require-returns-description': 'error',
      'jsdoc/require-tags': [
        'error',
        {
          tags: ['category', 'since'].map((tag) => ({
            tag,
            context:
              'ExportNamedDeclaration[declaration]:not([declaration.type=TSDeclareFunction])',
          })),
        },
      ],
      'jsdoc/require-template': 'error',
    },
  },
);

const site = defineConfig(
  {
    files: ['src/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: TESTS,
    plugins: { '@docusaurus': docusaurus },
    rules: {
      '@docusaurus/no-untranslated-text': [
        'error',
        { ignoredStrings: ['↑', '↓', '↵', '/', '?', '✓', '–', '›', '…', '·', 'import', 'fn'] },
      ],
      '@docusaurus/string-literal-i18n-messages': 'error',
    },
  },
);

const tests = defineConfig({
  files: TESTS,
  rules: {
    // `expect(object.method).toBe(…)` compares functions without calling them.
    '@typescript-eslint/unbound-method': 'off',
    // Type tests are about `any`, `void`, `{}` and types that are not interfaces.
    '@typescript-eslint/no-explicit-any': 'off',
    '@typescript-eslint/no-invalid-void-type': 'off',
    '@typescript-eslint/consistent-type-definitions': 'off',
    // `expect.objectContaining(…)` and `JSON.parse(…)` are `any`.
    '@typescript-eslint/no-unsafe-assignment': 'off',
    '@typescript-eslint/no-unsafe-argument': 'off',
    // A callback that does nothing, or is async only to return a promise, is a test case.
    '@typescript-eslint/no-empty-function': 'off',
    '@typescript-eslint/require-await': 'off',
    '@typescript-eslint/await-thenable': 'off',
    '@typescript-eslint/no-extraneous-class': 'off',
    '@typescript-eslint/class-literal-property-style': 'off',
    '@typescript-eslint/no-base-to-string': 'off',
    // Tests widen types with assertions, and compare `??` with a ternary.
    '@typescript-eslint/no-unnecessary-type-assertion': 'off',
    '@typescript-eslint/prefer-nullish-coalescing': 'off',
    // Tests pass what the types forbid, and check what the types promise.
    '@typescript-eslint/no-unnecessary-condition': 'off',
    '@typescript-eslint/no-confusing-void-expression': 'off',
    '@typescript-eslint/only-throw-error': 'off',
    '@typescript-eslint/prefer-promise-reject-errors': 'off',
    '@typescript-eslint/explicit-function-return-type': 'off',
  },
});

export default defineConfig(
  globalIgnores([
    '.docusaurus/',
    '.wireit/',
    '**/.cache/',
    '**/build/',
    '**/coverage/',
    '**/dist/',
    'playwright-report/',
    'test-results/',
    'typedoc/api/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  languages,
  imports,
  packages,
  site,
  tests,
);
