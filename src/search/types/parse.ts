import {
  ARRAY,
  type Goal,
  HOLE,
  PREDICATE,
  type Parameter,
  READONLY_ARRAY,
  TUPLE,
  type Type,
  named,
  union,
} from './model';
import { LANGUAGE_NAMES, READONLY_NAMES } from './names';
import { looksLikeType } from './syntax';
import { type Token, tokenize } from './tokens';

/** Longer texts and deeper types are no queries that anybody writes. */
const MAX_LENGTH = 500;
const MAX_DEPTH = 24;

/** How many arrows in a row are read as parameters of one function. */
const MAX_CURRIED = 4;

/** `A`, `b`, `T1`, and Haskell's `a'`. */
const VARIABLE = /^\p{L}\d{0,2}'*$/u;

/** Signs that no type begins with. */
const ENDINGS: readonly string[] = [')', ',', '>', ']', '}', ';', '|', '&', '?', ':', '='];

/**
 * Reads a query as a type, in TypeScript's or Haskell's way of writing, finished or not.
 *
 * @returns What it can mean, the likeliest first; undefined when it is no type.
 */
export function parseQuery(text: string): readonly Goal[] | undefined {
  if (text.length > MAX_LENGTH || !looksLikeType(text)) {
    return undefined;
  }
  const tokens = tokenize(withoutForeignSigns(text));
  return tokens === undefined ? undefined : new Parser(tokens).query();
}

/** What Rust and Haskell write, and what says nothing here: `impl Fn`, a lifetime, `forall a.` */
const FOREIGN_SIGNS = new RegExp(
  [
    /^\s*forall\b[^.]*\./u,
    /^\s*(?:async|fn|function)\b(?=\s*[(<])/u,
    /\b(?:impl|dyn)\b/u,
    /\bFn(?:Once|Mut)?(?=\s*\()/u,
    /&'\p{L}+(?:\s+mut\b)?/u,
    /(?<=&\s*)\bmut\b/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

function withoutForeignSigns(text: string): string {
  return text.replace(FOREIGN_SIGNS, ' ');
}

/** Reads a type of an index; undefined when it is none. */
export function parseType(text: string): Type | undefined {
  const tokens = tokenize(text);
  return tokens === undefined ? undefined : new Parser(tokens).whole();
}

/**
 * Reads a type by recursive descent.
 *
 * Where the text ends, whatever is missing is a hole or closed. Where something stands that no type
 * has there, the text is marked as no type, and reading goes on to its end without a step back.
 */
class Parser {
  readonly #tokens: readonly Token[];
  /** The variables, with what each has to be where that is a function. */
  readonly #declared = new Map<string, Type | undefined>();
  #position = 0;
  #depth = 0;
  #isType = true;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  whole(): Type | undefined {
    const type = this.#type();
    return this.#isType && this.#token === undefined ? type : undefined;
  }

  query(): readonly Goal[] | undefined {
    this.#typeParameters();
    if (this.#takeArrow()) {
      const result = this.whole();
      return result === undefined ? undefined : [{ parameters: undefined, result }];
    }
    const type = this.whole();
    return type === undefined ? undefined : toGoals(type);
  }

  get #token(): Token | undefined {
    return this.#tokens[this.#position];
  }

  #is(text: string, offset = 0): boolean {
    const token = this.#tokens[this.#position + offset];
    return token?.text === text && token.kind !== 'literal';
  }

  #take(text: string): boolean {
    const isThere = this.#is(text);
    this.#position += isThere ? 1 : 0;
    return isThere;
  }

  #takeArrow(): boolean {
    const isThere = this.#token?.kind === 'arrow';
    this.#position += isThere ? 1 : 0;
    return isThere;
  }

  /** Takes a sign that may be missing at the end of the text only. */
  #close(text: string): void {
    if (!this.#take(text) && this.#token !== undefined) {
      this.#isType = false;
    }
  }

  /** `<A, B extends string = A>`, `<A, F: Fn(A)>`; what is declared is a variable, however long. */
  #typeParameters(): void {
    if (!this.#take('<')) {
      return;
    }
    do {
      this.#take('const');
      const name = this.#token?.kind === 'name' ? this.#token.text : undefined;
      this.#position += name === undefined ? 0 : 1;
      const bound = this.#take('extends') || this.#take(':') ? this.#type() : undefined;
      if (name !== undefined) {
        this.#declared.set(name, bound?.kind === 'function' ? bound : undefined);
      }
      if (this.#take('=')) {
        this.#type();
      }
    } while (this.#take(','));
    this.#close('>');
  }

  #type(): Type {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) {
      this.#isType = false;
      this.#position = this.#tokens.length;
    }
    const left = this.#union();
    const type: Type = this.#takeArrow()
      ? { kind: 'function', parameters: [required(left)], result: this.#type() }
      : left;
    this.#depth -= 1;
    return type;
  }

  #union(): Type {
    this.#take('|');
    const members = [this.#intersection()];
    while (this.#take('|')) {
      members.push(this.#intersection());
    }
    return union(members);
  }

  /** The first of the types: what the others add is a tag most of the time. */
  #intersection(): Type {
    this.#take('&');
    const first = this.#postfix();
    while (this.#take('&')) {
      this.#postfix();
    }
    return first;
  }

  #postfix(isArgument = false): Type {
    let type = this.#operand(isArgument);
    while (this.#is('[') && (!isArgument || this.#is(']', 1))) {
      this.#position += 1;
      if (this.#is(']') || this.#token === undefined) {
        type = named(ARRAY, type);
      } else {
        this.#type();
        type = HOLE;
      }
      this.#close(']');
    }
    return type;
  }

  #operand(isArgument: boolean): Type {
    const token = this.#token;
    if (token === undefined) {
      return HOLE;
    }
    if (token.kind === 'arrow' || ENDINGS.includes(token.text)) {
      this.#isType = false;
      return HOLE;
    }
    this.#position += 1;
    if (token.kind === 'literal') {
      return named(token.text.replace(/^['`]|['`]$/g, '"'));
    }
    switch (token.text) {
      case '(':
        return this.#parenthesized(isArgument);
      case '[':
        return this.#bracketed();
      case '{':
        return this.#object();
      case '<':
        this.#position -= 1;
        this.#typeParameters();
        return this.#operand(isArgument);
      case '_':
        return HOLE;
      case 'new':
      case 'unique':
        return this.#operand(isArgument);
      case 'readonly':
        return toReadonly(this.#postfix(isArgument));
      case 'keyof':
      case 'typeof':
        this.#postfix(isArgument);
        return HOLE;
      case 'asserts':
        this.#postfix(isArgument);
        return named('undefined');
      default:
        return token.kind === 'name' ? this.#name(token.text, isArgument) : this.#stray();
    }
  }

  #stray(): Type {
    this.#isType = false;
    return HOLE;
  }

  #name(written: string, isArgument: boolean): Type {
    if (this.#take('is')) {
      return named(PREDICATE, this.#type());
    }
    const path = written.split('.');
    const name = path[path.length - 1] ?? '';
    if (this.#declared.has(name) || VARIABLE.test(name)) {
      return this.#declared.get(name) ?? { kind: 'variable', name };
    }
    if (name === 'Box' && this.#is('<')) {
      return this.#typeArguments(name, isArgument)[0] ?? HOLE;
    }
    return toNamed(LANGUAGE_NAMES.get(name) ?? name, this.#typeArguments(name, isArgument));
  }

  #typeArguments(name: string, isArgument: boolean): readonly Type[] {
    if (this.#take('<')) {
      return this.#list('>');
    }
    const typeArguments: Type[] = [];
    // Haskell's `Result a e`: only after a name with a capital, else any words would be a type.
    while (!isArgument && /^\p{Lu}/u.test(name) && this.#isArgumentNext()) {
      typeArguments.push(this.#postfix(true));
    }
    return typeArguments;
  }

  #isArgumentNext(): boolean {
    const token = this.#token;
    return (
      token !== undefined &&
      (token.kind === 'name' || token.text === '(' || (token.text === '[' && !this.#is(']', 1)))
    );
  }

  #list(end: string): readonly Type[] {
    const types: Type[] = [];
    while (!this.#is(end)) {
      types.push(this.#type());
      if (!this.#take(',')) {
        break;
      }
    }
    this.#close(end);
    return types;
  }

  /** Parameters before an arrow; else a type in parentheses, a tuple, or nothing at all. */
  #parenthesized(isArgument: boolean): Type {
    const { parameters, hasNames } = this.#parameters(')');
    const isMethod = hasNames && this.#is(':');
    const isFunction = !isArgument && (this.#token?.kind === 'arrow' || isMethod);
    if (isFunction) {
      this.#position += 1;
      return { kind: 'function', parameters, result: this.#type() };
    }
    const [only] = parameters;
    const isUnfinished = this.#token === undefined && this.#tokens[0]?.text === '(';
    if (isUnfinished && this.#depth === 1 && (hasNames || parameters.length > 1)) {
      return { kind: 'function', parameters, result: HOLE };
    }
    if (only === undefined) {
      return named('undefined');
    }
    return parameters.length === 1 ? only.type : toTuple(parameters);
  }

  #parameters(end: string): {
    readonly parameters: readonly Parameter[];
    readonly hasNames: boolean;
  } {
    const parameters: Parameter[] = [];
    let hasNames = false;
    while (!this.#is(end) && this.#token !== undefined) {
      const isRest = this.#take('...');
      const isOptional = this.#is('?', 1) && this.#is(':', 2);
      const isNamed = isOptional || this.#is(':', 1);
      this.#position += isOptional ? 3 : isNamed ? 2 : 0;
      hasNames ||= isNamed;
      const type = this.#type();
      const isMarked = this.#take('?');
      parameters.push({
        type,
        presence: isRest ? 'rest' : isOptional || isMarked ? 'optional' : 'required',
      });
      if (!this.#take(',')) {
        break;
      }
    }
    this.#close(end);
    return { parameters, hasNames };
  }

  /** A tuple, or Haskell's list of one type. */
  #bracketed(): Type {
    const { parameters } = this.#parameters(']');
    const [only] = parameters;
    return only?.presence === 'required' && parameters.length === 1
      ? named(READONLY_ARRAY, only.type)
      : toTuple(parameters);
  }

  /** An object by its fields in the order of their names. */
  #object(): Type {
    const fields: (readonly [name: string, type: Type])[] = [];
    while (!this.#is('}')) {
      this.#take('readonly');
      const token = this.#token;
      if (token === undefined) {
        break;
      }
      this.#position += 1;
      this.#take('?');
      this.#close(':');
      fields.push([token.text, this.#type()]);
      if (!this.#take(',') && !this.#take(';')) {
        break;
      }
    }
    this.#close('}');
    fields.sort(([left], [right]) => (left < right ? -1 : 1));
    return named(`{${fields.map(([name]) => name).join()}}`, ...fields.map(([, type]) => type));
  }
}

function required(type: Type): Parameter {
  return { type, presence: 'required' };
}

/** A tuple with a rest is a list of all that it holds. */
function toTuple(parameters: readonly Parameter[]): Type {
  const types = parameters.map((each) => each.type);
  return parameters.some(({ presence }) => presence === 'rest')
    ? named(READONLY_ARRAY, types.at(0) ?? HOLE)
    : named(TUPLE, ...types);
}

function toReadonly(type: Type): Type {
  return type.kind === 'named'
    ? { ...type, name: READONLY_NAMES.get(type.name) ?? type.name }
    : type;
}

function toNamed(name: string, typeArguments: readonly Type[]): Type {
  const [first] = typeArguments;
  return name === 'Readonly' && first !== undefined
    ? toReadonly(first)
    : named(name, ...typeArguments);
}

function toGoals(type: Type): readonly Goal[] {
  if (type.kind !== 'function') {
    return [{ parameters: undefined, result: type }];
  }
  const goals: Goal[] = [type];
  let { parameters, result } = type;
  while (result.kind === 'function' && goals.length <= MAX_CURRIED) {
    parameters = [...parameters, ...result.parameters];
    result = result.result;
    goals.unshift({ parameters, result });
  }
  return goals;
}
