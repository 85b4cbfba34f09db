import {
  ARRAY,
  HOLE,
  PREDICATE,
  READONLY_ARRAY,
  TUPLE,
  type Type,
  createType,
  functionType,
  isRequired,
  joinParameters,
  named,
  readonlyName,
  union,
  unmarked,
} from './model';
import { LANGUAGE_NAMES } from './names';
import { looksLikeType } from './syntax';

/** Longer texts and deeper types are no queries that anybody writes. */
const MAX_LENGTH = 500;
const MAX_DEPTH = 24;

const ARROW = '->';

/** What a type is written of. A literal that is not finished yet goes to the end. */
const TOKENS = anyOf(
  /->|=>|→|⇒/,
  /"[^"]*"?|'[^']*'?|`[^`]*`?|-?\d[\d_.]*n?/,
  // A quote after a letter is a part of a name.
  /[\p{L}_$][\p{L}\p{N}_$.']*/u,
  /\.\.\.|::|\S/,
);
const LITERAL = /^(?:["'`\d]|-\d)/;
const NAME = /^[\p{L}_$]/u;

/** `A`, `b`, `T1`, and Haskell's `a'`. */
const VARIABLE = /^\p{L}\d{0,2}'*$/u;

/** What says nothing here: an arrow before all, and `impl Fn`, a lifetime, `forall a.` */
const FOREIGN_SIGNS = anyOf(
  /^\s*(?:->|=>|→|⇒)/,
  /^\s*forall\b[^.]*\./u,
  /^\s*(?:async|fn|function)\b(?=\s*[(<])/u,
  /\b(?:impl|dyn|mut)\b/u,
  /\bFn(?:Once|Mut)?(?=\s*\()/u,
  /&'\p{L}+/u,
);

function anyOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), 'gu');
}

/** Words before a type, and what they make of it. */
const PREFIXES: ReadonlyMap<string, (type: Type) => Type> = new Map([
  ['readonly', toReadonly],
  ['keyof', () => HOLE],
  ['typeof', () => HOLE],
  ['asserts', () => named('undefined')],
  ['new', (type: Type) => type],
]);

/**
 * Reads a query as a type, in TypeScript's or Haskell's way of writing, finished or not.
 *
 * @returns What it can mean, the likeliest first; nothing when it is no type.
 */
export function parseQuery(text: string): readonly Type[] {
  const isType = text.length <= MAX_LENGTH && looksLikeType(text);
  const type = isType ? parseType(text.replace(FOREIGN_SIGNS, ' ')) : undefined;
  return type === undefined ? [] : withJoined(type);
}

/** Reads a type of an index; undefined when it is none. */
export function parseType(text: string): Type | undefined {
  return new Parser(text).whole();
}

/**
 * Reads a type by recursive descent.
 *
 * Where the text ends, whatever is missing is a hole or closed. Where something stands that no type
 * has there, the text is marked as no type, and what is left of it is skipped.
 */
class Parser {
  readonly #tokens: readonly string[];
  /** The variables, with what each has to be where that is a function. */
  readonly #declared = new Map<string, Type | undefined>();
  #position = 0;
  #depth = 0;
  #isType = true;

  constructor(text: string) {
    this.#tokens = (text.match(TOKENS) ?? []).map((token) =>
      /^(?:=>|→|⇒)$/.test(token) ? ARROW : token,
    );
  }

  whole(): Type | undefined {
    const type = this.#type();
    return this.#isType && this.#token === undefined ? type : undefined;
  }

  get #token(): string | undefined {
    return this.#tokens[this.#position];
  }

  #is(token: string, offset = 0): boolean {
    return this.#tokens[this.#position + offset] === token;
  }

  #take(token: string): boolean {
    const isThere = this.#is(token);
    this.#position += isThere ? 1 : 0;
    return isThere;
  }

  /** Takes a sign that may be missing at the end of the text only. */
  #close(token: string): void {
    if (!this.#take(token) && this.#token !== undefined) {
      this.#fail();
    }
  }

  #fail(): Type {
    this.#isType = false;
    this.#position = this.#tokens.length;
    return HOLE;
  }

  /** Reads what stands before an end, with commas or semicolons between. */
  #list<Item>(end: string, read: () => Item): readonly Item[] {
    const items: Item[] = [];
    while (!this.#is(end)) {
      items.push(read());
      if (!this.#take(',') && !this.#take(';')) {
        break;
      }
    }
    this.#close(end);
    return items;
  }

  /** Reads what stands between signs, of which there may be one before all. */
  #separated(sign: string, read: () => Type): readonly Type[] {
    this.#take(sign);
    const types = [read()];
    while (this.#take(sign)) {
      types.push(read());
    }
    return types;
  }

  /** `<A, B extends string = A>`, `<A, F: Fn(A)>`; what is declared is a variable, however long. */
  #typeParameters(): void {
    if (!this.#take('<')) {
      return;
    }
    this.#list('>', () => {
      this.#take('const');
      const name = this.#token;
      this.#position += 1;
      const bound = this.#take('extends') || this.#take(':') ? this.#type() : undefined;
      if (name !== undefined) {
        this.#declared.set(name, bound?.kind === 'function' ? bound : undefined);
      }
      return this.#take('=') && this.#type();
    });
  }

  #type(): Type {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) {
      this.#fail();
    }
    // Of an intersection the first: what the others add is a tag most of the time.
    const left = union(
      this.#separated('|', () => this.#separated('&', () => this.#postfix())[0] ?? HOLE),
    );
    const type = this.#take(ARROW) ? functionType([left], this.#type()) : left;
    this.#depth -= 1;
    return type;
  }

  #postfix(isArgument = false): Type {
    let type = this.#operand(isArgument);
    while (this.#is('[') && (!isArgument || this.#is(']', 1))) {
      this.#position += 1;
      const [index] = this.#list(']', () => (this.#token === undefined ? undefined : this.#type()));
      type = index === undefined ? named(ARRAY, type) : HOLE;
    }
    return type;
  }

  #operand(isArgument: boolean): Type {
    this.#typeParameters();
    const token = this.#token;
    if (token === undefined) {
      return HOLE;
    }
    this.#position += 1;
    const prefix = PREFIXES.get(token);
    if (prefix !== undefined) {
      return prefix(this.#postfix(isArgument));
    }
    switch (token) {
      case '(':
        return this.#parenthesized(isArgument);
      case '[':
        return this.#bracketed();
      case '{':
        return this.#object();
      case '_':
        return HOLE;
      default:
        return LITERAL.test(token)
          ? named(token.replace(/^['`]|['`]$/g, '"'))
          : this.#name(token, isArgument);
    }
  }

  #name(written: string, isArgument: boolean): Type {
    if (!NAME.test(written)) {
      return this.#fail();
    }
    if (this.#take('is')) {
      return named(PREDICATE, this.#type());
    }
    const name = written.slice(written.lastIndexOf('.') + 1);
    if (this.#declared.has(name) || VARIABLE.test(name)) {
      return this.#declared.get(name) ?? createType('variable', name);
    }
    const parts = this.#take('<')
      ? this.#list('>', () => this.#type())
      : this.#juxtaposed(isArgument ? '' : name);
    const [only] = parts;
    return name === 'Readonly' && only !== undefined
      ? toReadonly(only)
      : named(LANGUAGE_NAMES.get(name) ?? name, ...parts);
  }

  /** Haskell's `Result a e`: only after a name with a capital, else any words would be a type. */
  #juxtaposed(name: string): readonly Type[] {
    const parts: Type[] = [];
    const isArray = (): boolean => this.#is('[') && this.#is(']', 1);
    while (/^\p{Lu}/u.test(name) && /^[\p{L}_$([]/u.test(this.#token ?? '') && !isArray()) {
      parts.push(this.#postfix(true));
    }
    return parts;
  }

  /** Parameters before an arrow; else a type in parentheses, a tuple, or nothing at all. */
  #parenthesized(isArgument: boolean): Type {
    const start = this.#position;
    const parameters = this.#list(')', () => this.#parameter());
    const hasNames = this.#tokens.slice(start, this.#position).includes(':');
    if (!isArgument && (this.#take(ARROW) || (hasNames && this.#take(':')))) {
      return functionType(parameters, this.#type());
    }
    const isUnfinished = this.#token === undefined && start === 1;
    if (isUnfinished && (hasNames || parameters.length > 1)) {
      return functionType(parameters, HOLE);
    }
    const [only] = parameters;
    if (only === undefined) {
      return named('undefined');
    }
    return parameters.length === 1 ? unmarked(only) : toTuple(parameters);
  }

  /** A parameter with a name or without, or an element of a tuple. */
  #parameter(): Type {
    const isRest = this.#take('...');
    const isOptional = this.#is('?', 1) && this.#is(':', 2);
    this.#position += isOptional ? 3 : this.#is(':', 1) ? 2 : 0;
    const type = this.#type();
    const isMarked = this.#take('?') || isOptional;
    return isRest || isMarked ? createType(isRest ? 'rest' : 'optional', '', [type]) : type;
  }

  /** A tuple, or Haskell's list of one type. */
  #bracketed(): Type {
    const elements = this.#list(']', () => this.#parameter());
    const [only] = elements;
    return only !== undefined && isRequired(only) && elements.length === 1
      ? named(READONLY_ARRAY, only)
      : toTuple(elements);
  }

  /** An object by its fields in the order of their names. */
  #object(): Type {
    const fields = this.#list('}', () => {
      this.#take('readonly');
      const name = this.#token ?? '';
      this.#position += 1;
      this.#take('?');
      this.#close(':');
      return [name, this.#type()] as const;
    });
    const sorted = [...fields].sort(([left], [right]) => (left < right ? -1 : 1));
    return named(`{${sorted.map(([name]) => name).join()}}`, ...sorted.map(([, type]) => type));
  }
}

/** A tuple with a rest is a list of all that it holds. */
function toTuple(elements: readonly Type[]): Type {
  const types = elements.map(unmarked);
  return elements.some(({ kind }) => kind === 'rest')
    ? named(READONLY_ARRAY, types[0] ?? HOLE)
    : named(TUPLE, ...types);
}

function toReadonly(type: Type): Type {
  return { ...type, name: readonlyName(type) };
}

/** A function that gives functions may take the parameters of some of them together. */
function withJoined(type: Type): readonly Type[] {
  const joined = joinParameters(type);
  return joined === undefined ? [type] : [...withJoined(joined), type];
}
