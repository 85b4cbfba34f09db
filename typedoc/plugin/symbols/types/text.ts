import {
  type DeclarationReflection,
  type IntersectionType,
  type MappedType,
  type ReferenceType,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
  type TupleType,
  type TypeOperatorType,
  type TypeParameterReflection,
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
  /** The type parameters that are lists or records whose elements are spoken of, by their names. */
  readonly #elements = new Map<string, Elements>();

  signature({ typeParameters = [], parameters = [], type }: SignatureReflection): string {
    for (const parameter of typeParameters) {
      const elements = elementsOf(parameter, type) ?? this.#recordElements(parameter);
      if (elements !== undefined) {
        this.#elements.set(parameter.name, elements);
      }
    }
    for (const { name, type: constraint } of typeParameters) {
      if (constraint !== undefined && isInformative(constraint)) {
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
      case 'conditional':
        return this.type(keptType(type));
      case 'tuple':
        return this.#tuple(type);
      case 'reflection':
        return this.#object(type.declaration);
      case 'predicate':
        return type.asserts || type.targetType === undefined
          ? 'void'
          : `is<${this.type(type.targetType)}>`;
      case 'typeOperator':
        return this.#operator(type);
      case 'mapped':
        return this.#mapped(type);
      case 'indexedAccess':
        return this.#read(type) ?? HOLE;
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
    const read = this.#read(type);
    if (read !== undefined) {
      return read;
    }
    if (reflection?.isDeclaration() === true && reflection.kindOf(ReflectionKind.TypeAlias)) {
      const place = placeholderOf(reflection);
      if (place !== undefined) {
        return this.#placeholder(reflection, typeArguments[place]);
      }
      if (isOpaque(reflection) && keptType(reflection.type) === undefined) {
        return HOLE;
      }
    }
    const name = reflection?.name ?? type.name.replace(/^.*\./, '');
    const [first] = typeArguments;
    if (first !== undefined && withoutModifiers(type) !== type) {
      return this.type(first);
    }
    return typeArguments.length === 0
      ? name
      : `${name}<${typeArguments.map((each) => this.type(each)).join()}>`;
  }

  /**
   * A type parameter, an element of one that is a list, or what an alias reads from either:
   * `ValueOf<Self>`, of `Self extends Result<…>`.
   */
  #part(type: SomeType | undefined): Part | undefined {
    if (type?.type === 'indexedAccess') {
      const whole = withoutModifiers(type.objectType);
      return isParameter(whole) ? this.#elements.get(whole.name)?.part : undefined;
    }
    if (type?.type !== 'reference') {
      return undefined;
    }
    if (isParameter(type)) {
      return { name: type.name, constraint: this.#constraints.get(type.name) };
    }
    const name = inferredBy(type);
    const whole = name === undefined ? undefined : this.#part(type.typeArguments?.[0]);
    return whole === undefined ? undefined : partsOf(whole).find((part) => part.of === name);
  }

  #partText(part: Part): string {
    const { name, constraint, isNamed } = part;
    const elements = this.#elements.get(name);
    if (elements !== undefined) {
      const text = this.#partText(elements.part);
      return elements.write(elements.isNarrowed ? `(${text}|undefined)` : text);
    }
    const parts = partsOf(part);
    if (constraint?.type === 'reference' && parts.length > 0) {
      return `${constraint.name}<${parts.map((each) => this.#partText(each)).join()}>`;
    }
    return constraint !== undefined && (isInformative(constraint) || isNamed === true)
      ? this.type(constraint)
      : this.#letter(name);
  }

  /** A type parameter that extends a record, whatever its values are, has those of its own. */
  #recordElements({ name, type: constraint }: TypeParameterReflection): Elements | undefined {
    const record = withoutModifiers(constraint);
    if (record?.type !== 'reference' || record.name !== 'Record') {
      return undefined;
    }
    const [key, value] = record.typeArguments ?? [];
    return value?.type === 'intrinsic' && value.name === 'unknown'
      ? {
          part: { name: `${name}[]`, constraint: undefined },
          isNarrowed: false,
          write: (each) => `Record<${this.type(key)},${each}>`,
        }
      : undefined;
  }

  #read(type: SomeType): string | undefined {
    const part = this.#part(type);
    return part && this.#partText(part);
  }

  /** A list or a record of what a mapped type makes of the elements of another. */
  #mapped({ parameterType, templateType }: MappedType): string {
    const names = `${parameterType.toString()} ${templateType.toString()}`.match(/\w+/g) ?? [];
    const elements = names
      .map((name) => this.#elements.get(name))
      .find((each) => each !== undefined);
    return elements?.write(this.#operand(templateType)) ?? HOLE;
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
  /** Its name as a parameter of the type that takes it: `Value`. */
  readonly of?: string;
  readonly constraint: SomeType | undefined;
  /** Whether it is called what its constraint is: an element of `List extends readonly Shape[]`. */
  readonly isNamed?: boolean;
}

/** The type of the elements of a type parameter that is a list or a record. */
interface Elements {
  readonly part: Part;
  /** Whether a mapped type takes `undefined` out of them. */
  readonly isNarrowed: boolean;
  /** Writes a list or a record of a type. */
  readonly write: (element: string) => string;
}

/** Finds the elements of a type parameter where the result of a function speaks of them. */
function elementsOf(
  { name, type: constraint }: TypeParameterReflection,
  result: SomeType | undefined,
): Elements | undefined {
  const text = result?.toString() ?? '';
  const list = constraint?.type === 'typeOperator' ? constraint.target : constraint;
  if (list === undefined || !new RegExp(`\\b${name}\\[`).test(text)) {
    return undefined;
  }
  const [index] = list.type === 'reflection' ? (list.declaration.indexSignatures ?? []) : [];
  const element = list.type === 'array' ? list.elementType : index?.type;
  return (
    element && {
      part: { name: `${name}[]`, constraint: element, isNamed: element.type === 'reference' },
      isNarrowed: isNarrowing(result),
      write: (each) => (list.type === 'array' ? `readonly ${each}[]` : `Record<string,${each}>`),
    }
  );
}

/** Whether a mapped type in a result takes something out of each element: `Some<Options[Index]>`. */
function isNarrowing(result: SomeType | undefined): boolean {
  const typeArguments = result?.type === 'reference' ? (result.typeArguments ?? []) : [];
  return typeArguments.some(
    (each) =>
      each.type === 'mapped' &&
      each.templateType.type === 'reference' &&
      each.templateType.reflection?.isDeclaration() === true &&
      each.templateType.reflection.type?.type !== 'typeOperator' &&
      placeholderOf(each.templateType.reflection) !== undefined,
  );
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

/** The type that an alias reads from its argument: the `Value` of `Type extends Ok<infer Value> ? Value : never`. */
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
  return types.find(isParameter) ?? types[0];
}

/** A reference to a type parameter. */
interface ParameterType extends ReferenceType {
  readonly refersToTypeParameter: true;
}

export function isParameter(type: SomeType | undefined): type is ParameterType {
  return type?.type === 'reference' && type.refersToTypeParameter;
}

/** The type whose use alone others change: `Self` of `Required<Self>`. */
function withoutModifiers(type: SomeType | undefined): SomeType | undefined {
  return type?.type === 'reference' && type.reflection === undefined && MODIFIERS.has(type.name)
    ? withoutModifiers(type.typeArguments?.[0])
    : type;
}

/**
 * What a type is another word for: `Value` of `Value extends undefined ? never : Value`, the first
 * part of an intersection, the first of two ways to say whether fields are optional, which
 * `{} extends …` tells apart; nothing for other conditions.
 */
function keptType(type: SomeType | undefined): SomeType | undefined {
  if (type?.type === 'intersection') {
    return mainType(type);
  }
  if (type?.type !== 'conditional') {
    return type;
  }
  const { checkType, extendsType, trueType, falseType } = type;
  if (checkType.toString() === '{}' && hasArguments(trueType)) {
    return trueType;
  }
  const branches = [trueType, falseType]
    .map(keptType)
    .filter((each) => each?.toString() !== 'never');
  const [kept] = branches;
  const isOne = branches.every((each) => each?.toString() === kept?.toString());
  const isWhole = [checkType, extendsType].some((each) => each.toString() === kept?.toString());
  return isWhole && isOne ? kept : undefined;
}

function hasArguments(type: SomeType): boolean {
  return type.type === 'reference' && type.typeArguments !== undefined;
}

/** Whether a constraint says more than a letter: that of lists, functions, and types with arguments. */
function isInformative(constraint: SomeType): boolean {
  return constraint.type === 'typeOperator'
    ? isInformative(constraint.target)
    : constraint.type === 'array' ||
        (constraint.type === 'reflection' && constraint.declaration.signatures !== undefined) ||
        hasArguments(constraint);
}

/** Whether a type is worked out from its arguments, so that its name says nothing. */
export function isOpaque({ type }: DeclarationReflection): boolean {
  return type?.type === 'conditional' || type?.type === 'indexedAccess' || type?.type === 'query';
}

/** The type parameter, by its place, that an alias is another word for, or for an array of. */
function placeholderOf({ type, typeParameters = [] }: DeclarationReflection): number | undefined {
  const main = keptType(type);
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
