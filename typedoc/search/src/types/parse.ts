import {
  ARRAY,
  HOLE,
  INFERRED,
  NEVER,
  PREDICATE,
  READONLY_ARRAY,
  RECORD,
  TUPLE,
  type Type,
  UNKNOWN,
  countJoined,
  createType,
  functionType,
  isInferred,
  isNamed,
  isRequired,
  joinParameters,
  named,
  readonlyName,
  typesIn,
  union,
  unmarked,
} from './model';
import { LANGUAGE_NAMES, MODIFIERS } from './typeNames';
import { looksLikeType } from './syntax';

const MAX_LENGTH = 500;
const MAX_DEPTH = 24;

const ARROW = '->';

const THIS = createType('hole', 'this');

const TOKENS = anyOf(
  /->|=>|→|⇒/,
  /"[^"]*"?|'[^']*'?|`[^`]*`?|-?\d[\d_.]*n?/,
  // A quote after a letter is part of a name.
  /[\p{L}_$][\p{L}\p{N}_$.']*/u,
  /\.\.\.|::|\S/,
);
const LITERAL = /^(?:["'`\d]|-\d)/;
const NAME = /^[\p{L}_$]/u;

const VARIABLE = /^\p{L}\d{0,2}'*$/u;

/** Ignored signs: a leading arrow, `impl Fn`, a lifetime, `forall a.` */
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

const PREFIXES: ReadonlyMap<string, (type: Type) => Type> = new Map([
  ['readonly', toReadonly],
  ['keyof', () => HOLE],
  ['typeof', () => HOLE],
  ['asserts', () => named('undefined')],
  ['new', (type: Type) => type],
  ['abstract', (type: Type) => type],
]);

/** Accepts TypeScript and Haskell, complete or not. Returns the most likely meaning first. */
export function parseQuery(text: string): readonly Type[] {
  const isType = text.length <= MAX_LENGTH && looksLikeType(text);
  const type = isType ? parseType(text.replace(FOREIGN_SIGNS, ' ')) : undefined;
  return type === undefined ? [] : withJoined(type);
}

export function parseType(text: string): Type | undefined {
  return new Parser(text).whole();
}

export interface Declaration {
  readonly head?: Type;
  readonly body: Type;
  /** Whether the name is a subtype: of the type that it extends, or of a part of an intersection. */
  readonly isNarrower: boolean;
}

export function parseDeclaration(
  signature: string,
  resolve: (type: Type) => Type = (type) => type,
): Declaration | undefined {
  return new Parser(signature, resolve).declaration();
}

/**
 * A recursive descent parser. If the text ends early, missing parts become holes. After an unexpected
 * token, the rest is skipped.
 */
class Parser {
  readonly #tokens: readonly string[];
  readonly #resolve: (type: Type) => Type;
  readonly #declared = new Map<string, Type | undefined>();
  #position = 0;
  #depth = 0;
  #isType = true;
  #isIntersection = false;
  #isDeclared = false;

  constructor(text: string, resolve: (type: Type) => Type = (type) => type) {
    this.#resolve = resolve;
    this.#tokens = (text.match(TOKENS) ?? []).map((token) =>
      /^(?:=>|→|⇒)$/.test(token) ? ARROW : token,
    );
  }

  whole(): Type | undefined {
    const type = this.#type();
    return this.#isType && this.#token === undefined ? type : undefined;
  }

  declaration(): Declaration | undefined {
    this.#isDeclared = true;
    const keyword = this.#token ?? '';
    this.#position += 2;
    switch (keyword) {
      case 'function':
        return this.#value(this.#type());
      case 'const':
        return this.#take(':') ? this.#value(this.#type()) : undefined;
      case 'type':
      case 'class':
      case 'interface': {
        const head = this.#head();
        const isAlias = this.#take('=');
        const body =
          isAlias || this.#take('extends')
            ? this.#type()
            : // TypeDoc does not know what an error class extends: a factory creates it.
              keyword === 'class' && head.name.endsWith('Error')
              ? named('Error')
              : undefined;
        const isNarrower = !isAlias || this.#isIntersection;
        return body && this.#isType ? { head, body, isNarrower } : undefined;
      }
      default:
        return undefined;
    }
  }

  #value(body: Type): Declaration | undefined {
    return this.#isType && this.#token === undefined ? { body, isNarrower: false } : undefined;
  }

  #head(): Type {
    const name = this.#tokens[this.#position - 1] ?? '';
    this.#typeParameters(false);
    const parameters = [...this.#declared.keys()];
    return named(name, ...parameters.map((each) => createType('variable', each)));
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

  #separated(sign: string, read: () => Type): readonly Type[] {
    this.#take(sign);
    const types = [read()];
    while (this.#take(sign)) {
      types.push(read());
    }
    return types;
  }

  #typeParameters(hasBounds = true): void {
    if (!this.#take('<')) {
      return;
    }
    this.#list('>', () => {
      this.#take('const');
      const name = this.#token;
      this.#position += 1;
      const bound = this.#take('extends') || this.#take(':') ? this.#type() : undefined;
      if (name !== undefined) {
        this.#declared.set(
          name,
          hasBounds ? boundType(name, bound && this.#resolve(bound)) : undefined,
        );
      }
      return this.#take('=') && this.#type();
    });
  }

  #type(): Type {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) {
      this.#fail();
    }
    const left = union(this.#separated('|', () => this.#intersection()));
    const type = this.#take(ARROW)
      ? functionType([left], this.#type())
      : this.#take('extends')
        ? this.#conditional(left)
        : left;
    this.#depth -= 1;
    return type;
  }

  /** Keeps only the first part, because the others are usually tags. */
  #intersection(): Type {
    const [first = HOLE, ...others] = this.#separated('&', () => this.#postfix());
    this.#isIntersection ||= this.#depth === 1 && others.length > 0 && first.kind !== 'variable';
    return first;
  }

  #conditional(checked: Type): Type {
    const pattern = this.#type();
    const branches = [this.#take('?') && this.#type(), this.#take(':') && this.#type()].map(
      (branch) => branch || HOLE,
    );
    return this.#resolve(conditional(checked, pattern, branches));
  }

  #postfix(isArgument = false): Type {
    let type = this.#operand(isArgument);
    while (this.#is('[') && (!isArgument || this.#is(']', 1))) {
      this.#position += 1;
      const [index] = this.#list(']', () => (this.#token === undefined ? undefined : this.#type()));
      type = index === undefined ? named(ARRAY, type) : (elementOf(type, index) ?? HOLE);
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
      case 'infer': {
        const name = this.#token ?? '';
        this.#position += 1;
        const inferred = createType('variable', INFERRED + name);
        this.#declared.set(name, inferred);
        return inferred;
      }
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
    if (only !== undefined && name === 'Readonly') {
      return toReadonly(only);
    }
    if (only !== undefined && this.#isDeclared && MODIFIERS.has(name)) {
      return only;
    }
    return this.#resolve(named(LANGUAGE_NAMES.get(name) ?? name, ...parts));
  }

  /** Haskell's `Result a e`. Only after a capital letter, or any words would be a type. */
  #juxtaposed(name: string): readonly Type[] {
    const parts: Type[] = [];
    const isArray = (): boolean => this.#is('[') && this.#is(']', 1);
    while (/^\p{Lu}/u.test(name) && /^[\p{L}_$([]/u.test(this.#token ?? '') && !isArray()) {
      parts.push(this.#postfix(true));
    }
    return parts;
  }

  #parenthesized(isArgument: boolean): Type {
    const start = this.#position;
    const parameters = this.#list(')', () => this.#parameter()).filter(
      (parameter) => parameter !== THIS,
    );
    const hasNames =
      this.#position - start === 1 || this.#tokens.slice(start, this.#position).includes(':');
    if (!isArgument && (this.#take(ARROW) || (hasNames && this.#take(':')))) {
      return functionType(parameters, this.#type());
    }
    const isUnfinished = this.#token === undefined && start === 1 && parameters.length > 0;
    if (isUnfinished && (hasNames || parameters.length > 1)) {
      return functionType(parameters, HOLE);
    }
    const [only] = parameters;
    if (only === undefined) {
      return named('undefined');
    }
    return parameters.length === 1 ? unmarked(only) : toTuple(parameters);
  }

  #parameter(): Type {
    const isThis = this.#is('this');
    const isRest = this.#take('...');
    const isOptional = this.#is('?', 1) && this.#is(':', 2);
    this.#position += isOptional ? 3 : this.#is(':', 1) ? 2 : 0;
    const type = this.#type();
    if (isThis) {
      return THIS;
    }
    const isMarked = this.#take('?') || isOptional;
    return isRest || isMarked ? createType(isRest ? 'rest' : 'optional', '', [type]) : type;
  }

  #bracketed(): Type {
    const elements = this.#list(']', () => this.#parameter());
    const [only] = elements;
    return only !== undefined && isRequired(only) && elements.length === 1
      ? named(READONLY_ARRAY, only)
      : toTuple(elements);
  }

  #object(): Type {
    const fields = this.#list('}', () => {
      this.#modifiers();
      if (this.#take('[')) {
        return ['', this.#indexed()] as const;
      }
      const name = this.#token ?? '';
      this.#position += 1;
      this.#take('?');
      this.#close(':');
      return [name, this.#type()] as const;
    });
    const indexed = fields.find(([name]) => name === '');
    const sorted = [...fields].sort(([left], [right]) => (left < right ? -1 : 1));
    return (
      indexed?.[1] ??
      named(`{${sorted.map(([name]) => name).join()}}`, ...sorted.map(([, type]) => type))
    );
  }

  /** `[name: string]: Value` and `[Key in keyof Source]: Value`, a list if the source is one. */
  #indexed(): Type {
    this.#position += 1;
    const isMapped = this.#take('in');
    this.#take(':');
    this.#take('keyof');
    const source = this.#type();
    if (this.#take('as')) {
      this.#type();
    }
    this.#close(']');
    this.#modifiers();
    this.#close(':');
    const value = this.#type();
    return isMapped && isList(source)
      ? named(READONLY_ARRAY, value)
      : named(RECORD, named('string'), value);
  }

  #modifiers(): void {
    while (['-', '+', 'readonly', '?'].some((sign) => this.#take(sign))) {
      // Skip modifiers, which do not change the type.
    }
  }
}

function boundType(name: string, bound: Type | undefined): Type | undefined {
  if (bound?.kind === 'function') {
    return bound;
  }
  return bound?.kind === 'named' && bound.parts.length > 0 && !bound.name.startsWith('{')
    ? withVariables(bound, name)
    : undefined;
}

/** Replaces types that may be anything by variables, as in the bound `Result<unknown, unknown>`. */
function withVariables(type: Type, name: string): Type {
  const parts = type.parts.map((part, index) =>
    isNamed(part, UNKNOWN)
      ? createType('variable', `${name}.${index}`)
      : withVariables(part, `${name}.${index}`),
  );
  return { ...type, parts };
}

/** Simplifies `A extends undefined ? never : A` to `A`. Keeps `infer` until the argument is known. */
function conditional(checked: Type, pattern: Type, branches: readonly Type[]): Type {
  if (typesIn(pattern).some(isInferred)) {
    return createType('conditional', '', [checked, pattern, ...branches]);
  }
  const [kept, ...others] = branches.filter((branch) => !isNamed(branch, NEVER));
  const isOne = others.every((other) => kept !== undefined && countJoined(kept, other) === 0);
  const isWhole = [checked, pattern].some(
    (each) => kept !== undefined && countJoined(kept, each) === 0,
  );
  return kept !== undefined && isOne && isWhole ? kept : HOLE;
}

function isList({ kind, name }: Type): boolean {
  return kind === 'named' && (name === ARRAY || name === READONLY_ARRAY);
}

function elementOf(type: Type, index: Type): Type | undefined {
  if (isNamed(type, TUPLE)) {
    return union(type.parts);
  }
  const isElement = !index.name.startsWith('"') && (isList(type) || isNamed(type, RECORD));
  return isElement ? type.parts.at(-1) : undefined;
}

function toTuple(elements: readonly Type[]): Type {
  const types = elements.map(unmarked);
  return elements.some(({ kind }) => kind === 'rest')
    ? named(READONLY_ARRAY, types[0] ?? HOLE)
    : named(TUPLE, ...types);
}

function toReadonly(type: Type): Type {
  return { ...type, name: readonlyName(type) };
}

function withJoined(type: Type): readonly Type[] {
  const joined = joinParameters(type);
  return joined === undefined ? [type] : [...withJoined(joined), type];
}
