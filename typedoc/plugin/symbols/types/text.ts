import {
  type DeclarationReflection,
  IntersectionType,
  type PredicateType,
  type ReferenceType,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
  type TupleType,
  type TypeOperatorType,
} from 'typedoc';

/** Stands for a part of a type that cannot be searched for; it matches any type. */
const HOLE = '_';

/** An object with more fields says too much to be searched for. */
const MAX_FIELDS = 6;

/** Types of the language that change how their first argument is used, not what it is. */
const MODIFIERS: ReadonlySet<string> = new Set([
  'Awaited',
  'Exclude',
  'Extract',
  'NoInfer',
  'NonNullable',
  'Omit',
  'Partial',
  'Pick',
  'Readonly',
  'Required',
]);

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Writes types as queries are written, with a letter for each type parameter. */
export class TypeText {
  readonly #letters = new Map<string, string>();
  readonly #constraints = new Map<string, SomeType>();

  signature({ typeParameters = [], parameters = [], type }: SignatureReflection): string {
    for (const { name, type: constraint } of typeParameters) {
      if (constraint !== undefined && saysMore(constraint)) {
        this.#constraints.set(name, constraint);
      }
    }
    const list = parameters
      .filter(({ name }) => name !== 'this')
      .map((parameter) => {
        const { flags, defaultValue } = parameter;
        const isOptional = flags.isOptional || defaultValue !== undefined;
        const written = this.type(parameter.type);
        return flags.isRest ? `...${written}` : `${written}${isOptional ? '?' : ''}`;
      });
    return `(${list.join()})=>${this.type(type)}`;
  }

  /** A name with letters for its type parameters: `Option<A>`. */
  head({ name, typeParameters = [] }: DeclarationReflection): string {
    const letters = typeParameters.map((parameter) => this.#letter(parameter.name));
    return letters.length === 0 ? name : `${name}<${letters.join()}>`;
  }

  type(type: SomeType | undefined): string {
    switch (type?.type) {
      case 'intrinsic':
      case 'unknown':
        return type.name === 'any' ? 'unknown' : type.name;
      case 'reference':
        return this.#reference(type);
      case 'array':
        return `${this.#operand(type.elementType)}[]`;
      case 'literal':
        return typeof type.value === 'bigint' ? `${type.value}n` : JSON.stringify(type.value);
      case 'templateLiteral':
        return 'string';
      case 'union':
        return type.types.map((each) => this.#operand(each)).join('|');
      case 'intersection':
        return this.type(mainType(type));
      case 'tuple':
        return this.#tuple(type);
      case 'reflection':
        return this.#object(type.declaration);
      case 'predicate':
        return this.#predicate(type);
      case 'typeOperator':
        return this.#operator(type);
      default:
        return HOLE;
    }
  }

  #operand(type: SomeType): string {
    const text = this.type(type);
    return /=>|\|/.test(text) || text.startsWith('readonly ') ? `(${text})` : text;
  }

  #reference(type: ReferenceType): string {
    const { reflection, typeArguments = [] } = type;
    const part = this.#part(type);
    if (part !== undefined) {
      return this.#partText(part);
    }
    if (reflection?.isDeclaration() === true && reflection.kindOf(ReflectionKind.TypeAlias)) {
      if (isOpaque(reflection)) {
        return HOLE;
      }
      const place = placeholderOf(reflection);
      if (place !== undefined) {
        return this.#placeholder(reflection, typeArguments[place]);
      }
    }
    const name = reflection?.name ?? type.name.replace(/^.*\./, '');
    const [first] = typeArguments;
    if (reflection === undefined && first !== undefined && MODIFIERS.has(name)) {
      return this.type(first);
    }
    return typeArguments.length === 0
      ? name
      : `${name}<${typeArguments.map((each) => this.type(each)).join()}>`;
  }

  /** A type parameter, or what an alias reads from one: `ValueOf<Self>`, of `Self extends Result<…>`. */
  #part(type: SomeType | undefined): Part | undefined {
    if (type?.type !== 'reference') {
      return undefined;
    }
    if (type.refersToTypeParameter) {
      return { name: type.name, constraint: this.#constraints.get(type.name) };
    }
    const name = inferredBy(type);
    const whole = name === undefined ? undefined : this.#part(type.typeArguments?.[0]);
    return whole === undefined ? undefined : partsOf(whole).find((part) => part.of === name);
  }

  #partText(part: Part): string {
    const { name, constraint } = part;
    const parts = partsOf(part);
    if (constraint?.type === 'reference' && parts.length > 0) {
      return `${constraint.name}<${parts.map((each) => this.#partText(each)).join()}>`;
    }
    return constraint === undefined || !saysMore(constraint)
      ? this.#letter(name)
      : this.type(constraint);
  }

  #placeholder({ type }: DeclarationReflection, argument: SomeType | undefined): string {
    const text = argument === undefined ? HOLE : this.#operand(argument);
    return type?.type === 'typeOperator' ? `readonly ${text}[]` : text;
  }

  #tuple({ elements }: TupleType): string {
    const texts = elements.map((element) => {
      switch (element.type) {
        case 'namedTupleMember':
          return `${this.type(element.element)}${element.isOptional ? '?' : ''}`;
        case 'optional':
          return `${this.type(element.elementType)}?`;
        case 'rest':
          return `...${this.type(element.elementType)}`;
        default:
          return this.type(element);
      }
    });
    return `[${texts.join()}]`;
  }

  #object({ signatures = [], children = [], indexSignatures = [] }: DeclarationReflection): string {
    const [signature] = signatures;
    const [index] = indexSignatures;
    if (signature !== undefined) {
      return this.signature(signature);
    }
    if (index !== undefined) {
      return `Record<${this.type(index.parameters?.[0]?.type)},${this.type(index.type)}>`;
    }
    if (children.length === 0 || children.length > MAX_FIELDS || children.some(hasOddName)) {
      return HOLE;
    }
    const fields = children.map((child) => {
      const [method] = child.signatures ?? [];
      const text = method === undefined ? this.type(child.type) : this.signature(method);
      return `${child.name}${child.flags.isOptional ? '?' : ''}:${text}`;
    });
    return `{${fields.join()}}`;
  }

  #predicate({ asserts, targetType }: PredicateType): string {
    return asserts || targetType === undefined ? 'void' : `is<${this.type(targetType)}>`;
  }

  #operator({ operator, target }: TypeOperatorType): string {
    switch (operator) {
      case 'readonly':
        return `readonly ${this.type(target)}`;
      case 'unique':
        return 'symbol';
      case 'keyof':
        return HOLE;
    }
  }

  #letter(name: string): string {
    const known = this.#letters.get(name);
    if (known !== undefined) {
      return known;
    }
    const { size } = this.#letters;
    const turn = Math.floor(size / LETTERS.length);
    const letter = `${LETTERS.charAt(size % LETTERS.length)}${turn === 0 ? '' : String(turn)}`;
    this.#letters.set(name, letter);
    return letter;
  }
}

/** A type parameter, or a type argument of what it extends. */
interface Part {
  /** Tells it from the others: `Self`, `Self.Value`. */
  readonly name: string;
  /** What it is called by the type that it is an argument of: `Value`. */
  readonly of?: string;
  readonly constraint: SomeType | undefined;
}

/** The type arguments of what a type parameter extends. */
function partsOf({ name, constraint }: Part): readonly Part[] {
  if (constraint?.type !== 'reference' || !constraint.reflection?.isDeclaration()) {
    return [];
  }
  const { typeArguments = [], reflection } = constraint;
  return (reflection.typeParameters ?? []).map((parameter, index) => ({
    name: `${name}.${parameter.name}`,
    of: parameter.name,
    constraint: typeArguments[index],
  }));
}

/** What an alias reads from its argument: the `Value` of `Type extends Ok<infer Value> ? Value : never`. */
function inferredBy({ reflection }: ReferenceType): string | undefined {
  const type = reflection?.isDeclaration() === true ? reflection.type : undefined;
  if (type?.type !== 'conditional' || type.extendsType.type !== 'reference') {
    return undefined;
  }
  const { trueType, extendsType } = type;
  const isRead = extendsType.typeArguments?.some(
    (each) => each.type === 'inferred' && each.name === trueType.toString(),
  );
  return isRead === true ? trueType.toString() : undefined;
}

/** The type that the others of an intersection add a tag or a condition to. */
export function mainType({ types }: IntersectionType): SomeType | undefined {
  return types[0];
}

/** Whether a constraint says more than a letter: that of lists, and of a type with arguments. */
function saysMore(constraint: SomeType): boolean {
  return constraint.type === 'typeOperator'
    ? saysMore(constraint.target)
    : constraint.type === 'array' ||
        (constraint.type === 'reference' && constraint.typeArguments !== undefined);
}

/** Whether a type is worked out from its arguments, so that its name says nothing. */
function isOpaque({ type }: DeclarationReflection): boolean {
  return type?.type === 'conditional' || type?.type === 'indexedAccess' || type?.type === 'query';
}

/** The type parameter, by its place, that an alias is another word for, or for an array of. */
function placeholderOf({ type, typeParameters = [] }: DeclarationReflection): number | undefined {
  const main = type instanceof IntersectionType ? mainType(type) : type;
  const element =
    main?.type === 'typeOperator' && main.target.type === 'array' ? main.target.elementType : main;
  if (element?.type !== 'reference' || !element.refersToTypeParameter) {
    return undefined;
  }
  const place = typeParameters.findIndex(({ name }) => name === element.name);
  return place === -1 ? undefined : place;
}

function hasOddName({ name }: DeclarationReflection): boolean {
  return !/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name);
}
