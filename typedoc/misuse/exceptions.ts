import type { Kind } from './calls';

/** Arguments that are of a wrong kind by their declaration, and compile all the same. */
export interface Exception {
  readonly reason: string;
  /** The functions and their parameters: `core.Option.map(fn)`. */
  readonly where: RegExp;
  readonly kinds: readonly Kind[];
}

const FUNCTIONS: readonly Kind[] = ['void function', 'undefined function', 'async function'];

/** The kinds of values that `object` accepts. */
const OBJECTS: readonly Kind[] = [
  'branded number',
  'branded text',
  'unknown key',
  'Promise',
  'Result',
  'Task',
  ...FUNCTIONS,
];

export const EXCEPTIONS: readonly Exception[] = [
  {
    reason: 'A text is an iterable of texts',
    where:
      /^(?:iterable\.(?:Async)?Iterable\.\w+\((?:self|other|others|source)\)|collection\.(?:Array|Set)\.from\(\w+\)|task\.Task\.forEach\(items\)|error\.AggregateError\(errors\))$/,
    kinds: ['text', 'branded text'],
  },
  {
    reason: 'A Result may hold a Result, where nothing else says what it holds',
    where: /^(?:core\.Result\.\w+\((?:self|other)\)|task\.Task\.fromResult\(result\))$/,
    kinds: ['Result'],
  },
  {
    reason: 'A Task may give a Task, where nothing else says what it gives',
    where: /^(?:task\.Task\.\w+\((?:self|other|task|source)\)|taskTimeout\.timeout\(task\))$/,
    kinds: ['Task'],
  },
  {
    reason: 'What is like a task may be of a type of its own, with fields of its own',
    where: /^task\.Task\.\w+\((?:self|acquire)\)$/,
    kinds: ['further key'],
  },
  {
    reason:
      'The state is of the type that the start and the function give together, and so is the result',
    where: /\.(?:reduce|reduceRight|scan)\(fn\)$/,
    kinds: ['undefined function'],
  },
  {
    reason: 'Every key is one of a record, and the sample of an enumeration has no other type',
    where: /^core\.Enum\.of\(members\)$/,
    kinds: ['unknown key'],
  },
  {
    reason: 'Every object is right, and the compiler takes a brand for an object',
    where: /^(?:core\.Struct\.of\(fields\)|objectId\.objectId\(value\))$/,
    kinds: OBJECTS,
  },
  {
    reason: 'Every plain object is right, which the types cannot say; the call refuses the others',
    where:
      /^(?:application\.Application\((?:initialConfiguration|types)\)|collection\.Record\.mergeDeep\((?:self|other)\))$/,
    kinds: OBJECTS,
  },
  {
    reason: 'An object of any type but a function is right, and a brand is an object',
    where: /^core\.Callable\.of\(properties\)$/,
    kinds: ['branded number', 'unknown key', 'Promise', 'Result', 'Task'],
  },
  {
    reason: 'An object is a record of its members, and the compiler takes a brand for an object',
    where: /^collection\.Record\.\w+\((?:self|other)\)$/,
    kinds: ['branded number', 'Result', 'Task', ...FUNCTIONS],
  },
];

const PRIMITIVES: readonly Kind[] = ['number', 'text', 'boolean', 'bigint', 'symbol', 'null'];

/** Arguments that compile with no type, and are taken all the same when the call runs. */
export const EXCEPTIONS_AT_RUN_TIME: readonly Exception[] = [
  {
    reason: 'An error of the platform is made as the platform makes it',
    where: /^error\.\w*Error\((?:errors|message|options)\)$/,
    kinds: [...PRIMITIVES, 'undefined', 'unknown key', 'void function'],
  },
  {
    reason: 'An assertion says what it found, however it was called',
    where: /^error\.(?:Argument\.\w+|assertNever|checkArgument|invariant|warning)\(\w+\)$/,
    kinds: [...PRIMITIVES, 'undefined', 'unknown key', 'void function'],
  },
  {
    reason:
      'An error keeps what it is given: the types of its properties are not there when it runs',
    where: /^(?:core\.CodecError|money\.CurrencyMismatchError)\(properties\.(?!message\))\w+\)$/,
    kinds: [...PRIMITIVES, 'undefined', 'unknown key', 'void function'],
  },
  {
    reason: 'Intl refuses an option by an error of its own, and knows more options than we do',
    where:
      /^(?:bigdecimal\.BigDecimal|money\.Money|time\.Time)\.format\(options\.(?!roundingMode\))\w+\)$/,
    kinds: [...PRIMITIVES, 'unknown key', 'void function'],
  },
  {
    reason: 'A check of the compiler does nothing when it runs',
    where: /^coreType\.assertType\(isEqual\)$/,
    kinds: [
      'number',
      'text',
      'bigint',
      'symbol',
      'null',
      'undefined',
      'unknown key',
      'void function',
    ],
  },
  {
    reason: 'What is no pending call is ignored, as the platform ignores it',
    where: /^async\.clearImmediate\(id\)$/,
    kinds: ['text', 'boolean', 'bigint', 'symbol', 'null', 'unknown key', 'void function'],
  },
  {
    reason: 'A tag always narrows, whatever its refinement says',
    where: /^core\.Tag\.define\(refinement\.narrows\)$/,
    kinds: ['number', 'text', 'bigint', 'symbol', 'null', 'unknown key', 'void function'],
  },
  {
    reason: 'A function is an object with properties of its own',
    where: /^core\.(?:omit|pick)\(self\)$/,
    kinds: ['void function'],
  },
  {
    reason: 'Another signature takes it',
    where:
      /^(?:core\.Equal\((?:equals|fields)\)|core\.Codec\.refine\(refinement\.narrows\)|core\.Codec\.record\(options\)|time\.TimeDuration\.to\(roundingMode\))$/,
    kinds: ['undefined', 'unknown key', 'void function'],
  },
];
