// cspell:disable -- questions have no accents, and words of no language

/** A question, and the page that must come first, or early enough. */
export interface WordGolden {
  readonly query: string;
  /** The pages that answer it, without base and language; nothing must come where there is none. */
  readonly pages: readonly string[];
  /** The last rank that will do; 1 unless said otherwise. */
  readonly within?: number;
}

/** What readers of English ask. */
export const ENGLISH_WORDS: readonly WordGolden[] = [
  {
    query: 'how do I time out a task',
    pages: ['/api/task-timeout', '/api/task-timeout/function/timeout'],
    within: 3,
  },
  {
    query: 'a value that may be missing',
    pages: ['/docs/packages/core/option', '/api/core/namespace/Option'],
    within: 3,
  },
  { query: 'exception or value', pages: ['/docs/packages/error/overview'] },
  { query: 'keep the cause of an error', pages: ['/docs/packages/error/creating-error-type'] },
  {
    query: 'create my own error class',
    pages: ['/docs/packages/error/creating-error-type'],
    within: 3,
  },
  { query: 'tell errors apart', pages: ['/docs/packages/error/creating-error-type'], within: 3 },
  { query: 'treat every case of a union', pages: ['/docs/packages/error/stopping-execution'] },
  { query: 'assert that something holds', pages: ['/docs/packages/error/stopping-execution'] },
  { query: 'throw in an expression', pages: ['/docs/packages/error/stopping-execution'] },
  { query: 'stop the execution', pages: ['/docs/packages/error/stopping-execution'], within: 3 },
  { query: 'which import style is smaller', pages: ['/docs/getting-started/import-style'] },
  { query: 'install a package', pages: ['/docs/getting-started/import-style'], within: 3 },
  { query: 'is it published yet', pages: ['/docs/getting-started/Introduction'], within: 3 },
  { query: 'how to read this site', pages: ['/docs/getting-started/Introduction'] },
  {
    query: 'examples that run in the tests',
    pages: ['/docs/getting-started/Introduction'],
    within: 3,
  },
  { query: 'sort and step through an enum', pages: ['/docs/packages/core/enum'] },
  { query: 'check a value from outside', pages: ['/docs/packages/core/enum'] },
  { query: 'go from a name to a value and back', pages: ['/docs/packages/core/enum'] },
  { query: 'read text strictly as an integer', pages: ['/docs/packages/core/int'] },
  { query: 'get an integer', pages: ['/docs/packages/core/int'], within: 3 },
  { query: 'change the value of an option', pages: ['/docs/packages/core/option'], within: 3 },
  { query: 'combine results', pages: ['/docs/packages/core/result'], within: 3 },
  { query: 'go on after a success or a failure', pages: ['/docs/packages/core/result'] },
  { query: 'allow reading only', pages: ['/docs/packages/core/ref'] },
  {
    query: 'mutable state reference',
    pages: ['/docs/packages/core/ref', '/api/core/namespace/Ref'],
    within: 3,
  },
  { query: 'fit text into a width', pages: ['/docs/packages/core/string'] },
  { query: 'split and change a string', pages: ['/docs/packages/core/string'] },
  { query: 'exact decimal numbers', pages: ['/api/bigdecimal'], within: 3 },
  {
    query: 'round an amount of money',
    pages: ['/api/money', '/api/money/namespace/Money'],
    within: 3,
  },
  {
    query: 'split a bill without losing a cent',
    pages: ['/api/money', '/api/money/namespace/Money'],
    within: 3,
  },
  { query: 'retry with a schedule', pages: ['/api/task/namespace/Task', '/api/task'], within: 3 },
  {
    query: 'cancel a task by a signal',
    pages: ['/api/task/namespace/Task', '/api/task'],
    within: 3,
  },
  {
    query: 'bounded concurrency',
    pages: ['/api/task/namespace/Task', '/api/task', '/api/task/interface/ConcurrencyOptions'],
    within: 3,
  },
  { query: 'parse an ISO 8601 date', pages: ['/api/time/namespace/Time', '/api/time'], within: 3 },
  {
    query: 'duration in minutes',
    pages: ['/api/time/namespace/TimeDuration', '/api/time'],
    within: 3,
  },
  {
    query: 'unbiased random integer',
    pages: ['/api/random/function/randomInt', '/api/random'],
    within: 3,
  },
  {
    query: 'seed of a random generator',
    pages: ['/api/random', '/api/random/interface/RandomGenerator'],
    within: 3,
  },
  {
    query: 'unique identifier in order of time',
    pages: ['/api/uuid/namespace/UUID', '/api/uuid'],
    within: 3,
  },
  { query: 'send an HTTP request', pages: ['/api/http', '/api/http/namespace/Request'], within: 3 },
  {
    query: 'body of a response as JSON',
    pages: ['/api/http/namespace/ResponseParser', '/api/http'],
    within: 3,
  },
  { query: 'environment variables', pages: ['/api/env', '/api/env/namespace/Env'] },
  {
    query: 'colours in the terminal',
    pages: ['/api/console', '/api/console/namespace/ANSICode'],
    within: 3,
  },
  { query: 'two copies of a package in one process', pages: ['/api/application'], within: 3 },
  {
    query: 'number that identifies an object',
    pages: ['/api/object-id', '/api/object-id/function/objectId'],
    within: 3,
  },
  {
    query: 'lazy sequence of values',
    pages: ['/api/iterable', '/api/iterable/namespace/Iterable'],
    within: 3,
  },
  { query: 'why does the library exist welcome', pages: ['/blog/welcome'], within: 3 },
  { query: 'xyzzy plugh frobnicate', pages: [] },
  { query: '"""', pages: [] },
];

/** What readers of French ask, with and without accents. */
export const FRENCH_WORDS: readonly WordGolden[] = [
  {
    query: 'une valeur qui peut manquer',
    pages: ['/docs/packages/core/option', '/api/core/namespace/Option'],
  },
  { query: 'exception ou valeur', pages: ['/docs/packages/error/overview'] },
  { query: 'garder la cause', pages: ['/docs/packages/error/creating-error-type'], within: 3 },
  { query: 'créer un type d’erreur', pages: ['/docs/packages/error/creating-error-type'] },
  { query: 'creer un type d erreur', pages: ['/docs/packages/error/creating-error-type'] },
  {
    query: 'distinguer les erreurs',
    pages: ['/docs/packages/error/creating-error-type'],
    within: 3,
  },
  { query: 'arreter l’execution', pages: ['/docs/packages/error/stopping-execution'], within: 3 },
  { query: 'arrêter l’exécution', pages: ['/docs/packages/error/stopping-execution'], within: 3 },
  { query: 'installer un paquet', pages: ['/docs/getting-started/import-style'], within: 3 },
  { query: 'style d’import', pages: ['/docs/getting-started/import-style'] },
  { query: 'combiner des résultats', pages: ['/docs/packages/core/result'], within: 3 },
  { query: 'combiner des resultats', pages: ['/docs/packages/core/result'], within: 3 },
  { query: 'lire un entier', pages: ['/docs/packages/core/int'], within: 3 },
  { query: 'trier une énumération', pages: ['/docs/packages/core/enum'], within: 3 },
  {
    query: 'état modifiable',
    pages: ['/docs/packages/core/ref', '/api/core/namespace/Ref'],
    within: 3,
  },
  { query: 'découper une chaîne', pages: ['/docs/packages/core/string'], within: 3 },
  { query: 'decouper une chaine', pages: ['/docs/packages/core/string'], within: 3 },
  { query: 'arrondir un montant', pages: ['/api/money', '/api/money/namespace/Money'], within: 3 },
  {
    query: 'répartir un montant sans rien perdre',
    pages: ['/api/money', '/api/money/namespace/Money'],
    within: 3,
  },
  { query: 'variables d’environnement', pages: ['/api/env', '/api/env/namespace/Env'] },
  { query: 'annuler une tâche', pages: ['/api/task', '/api/task/namespace/Task'], within: 3 },
  { query: 'annuler une tache', pages: ['/api/task', '/api/task/namespace/Task'], within: 3 },
  {
    query: 'limiter la durée d’une tâche',
    pages: ['/api/task-timeout', '/api/task-timeout/function/timeout'],
    within: 3,
  },
  { query: 'réessayer', pages: ['/api/task', '/api/task/namespace/Task'], within: 3 },
  {
    query: 'nombre décimal exact',
    pages: ['/api/bigdecimal', '/api/bigdecimal/namespace/BigDecimal'],
    within: 3,
  },
  {
    query: 'entier aléatoire',
    pages: ['/api/random', '/api/random/function/randomInt'],
    within: 3,
  },
  { query: 'identifiant unique', pages: ['/api/uuid', '/api/uuid/namespace/UUID'], within: 3 },
  { query: 'envoyer une requête', pages: ['/api/http', '/api/http/namespace/Request'], within: 3 },
  {
    query: 'couleurs du terminal',
    pages: ['/api/console', '/api/console/namespace/ANSICode'],
    within: 3,
  },
  { query: 'deux copies d’un paquet', pages: ['/api/application'], within: 3 },
  { query: 'préversion', pages: ['/docs/getting-started/Introduction'], within: 3 },
  { query: 'xyzzy plugh frobnicate', pages: [] },
];
