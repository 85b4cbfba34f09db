import {
  type ArrayType,
  type ConditionalType,
  type DeclarationReflection,
  type IndexedAccessType,
  type LiteralType,
  type MappedType,
  type ParameterReflection,
  type PredicateType,
  type ReferenceType,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
  type TemplateLiteralType,
  type TupleType,
  TypeContext,
  type TypeParameterReflection,
  type UnionType,
} from 'typedoc';
import {
  type Layout,
  bracketed,
  call,
  group,
  ifBreak,
  indent,
  join,
  keyword,
  line,
  softline,
  token,
} from './layout';
import { declaredName } from './names';

/** Gives the address of what a name of a type stands for, if it stands for something with a page. */
export interface TypeLinks {
  readonly reference: (type: ReferenceType) => string | undefined;
  readonly intrinsic: (name: string) => string | undefined;
}

/** Writes types as code in which each name is a token of its own. */
export class TypeWriter {
  readonly #links: TypeLinks;

  constructor(links: TypeLinks) {
    this.#links = links;
  }

  /** Writes a type; `context` says where it stands, which decides whether it needs parentheses. */
  type(type: SomeType, context: TypeContext = TypeContext.none): Layout {
    const layout = this.#bare(type);
    return type.needsParenthesis(context) || isCheckedFunction(type, context)
      ? group('(', isBrokenItself([type]) ? layout : indent(softline, layout), softline, ')')
      : layout;
  }

  /** `<Value, Mapped extends Value = Value>`, or nothing. */
  typeParameters(parameters: readonly TypeParameterReflection[] | undefined): Layout {
    return parameters === undefined || parameters.length === 0
      ? []
      : bracketed(
          '<',
          parameters.map((parameter) => this.#typeParameter(parameter)),
          '>',
        );
  }

  /**
   * `<Value>(self: Value, index?: number): Value`, with the sign that stands before what is returned.
   * Where it does not fit on a line, the parameters are the first to get one of their own.
   */
  call({ typeParameters, parameters = [], type }: SignatureReflection, sign: string): Layout {
    return call(
      this.typeParameters(typeParameters),
      this.#parameters(parameters),
      type === undefined ? [] : [sign, this.type(type)],
    );
  }

  /** The properties, methods and signatures of an object type, an interface or a class. */
  members(declaration: DeclarationReflection): Layout[] {
    const { signatures = [], indexSignatures = [], children = [] } = declaration;
    return [
      ...signatures.map((signature) => this.#method([], signature)),
      ...indexSignatures.map((signature) => this.#index(signature)),
      ...children.flatMap((child) => this.#member(child)),
    ];
  }

  #bare(type: SomeType): Layout {
    switch (type.type) {
      case 'intrinsic':
        return token('type', type.name, this.#links.intrinsic(type.name));
      case 'reference':
        return this.#reference(type);
      case 'array':
        return this.#array(type);
      case 'literal':
        return literal(type);
      case 'union':
        return this.#union(type);
      case 'intersection':
        return this.#operands(type.types, '&', TypeContext.intersectionElement);
      case 'tuple':
        return this.#tuple(type);
      case 'namedTupleMember':
        return [
          token('parameter', type.name),
          type.isOptional ? '?: ' : ': ',
          this.type(type.element),
        ];
      case 'optional':
        return [this.type(type.elementType, TypeContext.optionalElement), '?'];
      case 'rest':
        return ['...', this.type(type.elementType, TypeContext.restElement)];
      case 'reflection':
        return this.object(type.declaration);
      case 'conditional':
        return this.#conditional(type);
      case 'indexedAccess':
        return this.#indexedAccess(type);
      case 'mapped':
        return this.#mapped(type);
      case 'predicate':
        return this.#predicate(type);
      case 'query':
        return [keyword('typeof'), ' ', this.#reference(type.queryType)];
      case 'templateLiteral':
        return this.#template(type);
      case 'typeOperator':
        return [
          keyword(type.operator),
          ' ',
          this.type(type.target, TypeContext.typeOperatorTarget),
        ];
      case 'inferred':
        return [
          keyword('infer'),
          ' ',
          token('type', type.name),
          type.constraint === undefined
            ? []
            : this.#clause('extends', type.constraint, TypeContext.inferredConstraint),
        ];
      case 'unknown':
        return token('type', type.name);
    }
  }

  #reference(type: ReferenceType): Layout {
    const name = token('type', nameOfReference(type), this.#links.reference(type));
    const { typeArguments = [] } = type;
    return typeArguments.length === 0 ? name : [name, this.#typeArguments(typeArguments)];
  }

  #typeArguments(types: readonly SomeType[]): Layout {
    const layouts = types.map((each) => this.type(each, TypeContext.referenceTypeArgument));
    // TypeScript takes a comma after the last of them for a mistake.
    const items = isBrokenItself(types) ? layouts : indent(softline, join([',', line], layouts));
    return group('<', items, softline, '>');
  }

  #array({ elementType }: ArrayType): Layout {
    return [this.type(elementType, TypeContext.arrayElement), '[]'];
  }

  #union(type: UnionType): Layout {
    return this.#operands(type.types, '|', TypeContext.unionElement);
  }

  /** Operands on one line, or each on a line that begins with the operator. */
  #operands(types: readonly SomeType[], operator: string, context: TypeContext): Layout {
    const operands = types.map((each) => this.type(each, context));
    return group(indent(softline, ifBreak(`${operator} `), join([line, `${operator} `], operands)));
  }

  #tuple({ elements }: TupleType): Layout {
    return bracketed(
      '[',
      elements.map((each) => this.type(each, TypeContext.tupleElement)),
      ']',
    );
  }

  /** The type of a function, or of an object with its members. */
  object(declaration: DeclarationReflection): Layout {
    const { signatures = [], children = [], indexSignatures = [] } = declaration;
    const [only] = signatures;
    if (only !== undefined && signatures.length + children.length + indexSignatures.length === 1) {
      return this.#functionType(only);
    }
    const members = this.members(declaration);
    return members.length === 0
      ? '{}'
      : group('{', indent(line, join([';', line], members)), ifBreak(';'), line, '}');
  }

  #functionType(signature: SignatureReflection): Layout {
    const isConstructor = signature.kindOf(ReflectionKind.ConstructorSignature);
    return [
      signature.flags.isAbstract ? [keyword('abstract'), ' '] : [],
      isConstructor ? [keyword('new'), ' '] : [],
      this.call(signature, ' => '),
    ];
  }

  #member(child: DeclarationReflection): Layout[] {
    const name: Layout = [
      child.flags.isStatic ? [keyword('static'), ' '] : [],
      child.flags.isReadonly ? [keyword('readonly'), ' '] : [],
      token('name', declaredName(child.name)),
      child.flags.isOptional ? '?' : [],
    ];
    if (child.signatures !== undefined) {
      const isOfClass =
        child.kindOf(ReflectionKind.Constructor) && child.parent?.kindOf(ReflectionKind.Class);
      return child.signatures.map((signature) =>
        isOfClass === true ? this.#construct(signature) : this.#method(name, signature),
      );
    }
    const type = child.type ?? child.getSignature?.type;
    return [[name, type === undefined ? [] : [': ', this.type(type)]]];
  }

  #method(name: Layout, signature: SignatureReflection): Layout {
    return [
      signature.kindOf(ReflectionKind.ConstructorSignature) ? [keyword('new'), ' '] : name,
      this.call(signature, ': '),
    ];
  }

  #construct({ parameters = [] }: SignatureReflection): Layout {
    return call(keyword('constructor'), this.#parameters(parameters), []);
  }

  #parameters(parameters: readonly ParameterReflection[]): Layout[] {
    return parameters.map((parameter) => this.#parameter(parameter));
  }

  #index({ parameters = [], type, flags }: SignatureReflection): Layout {
    return [
      flags.isReadonly ? [keyword('readonly'), ' '] : [],
      '[',
      ...this.#parameters(parameters),
      ']: ',
      type === undefined ? [] : this.type(type),
    ];
  }

  #conditional(type: ConditionalType): Layout {
    return group(
      this.type(type.checkType, TypeContext.conditionalCheck),
      this.#clause('extends', type.extendsType, TypeContext.conditionalExtends),
      indent(
        line,
        '? ',
        this.type(type.trueType, TypeContext.conditionalTrue),
        line,
        ': ',
        this.type(type.falseType, TypeContext.conditionalFalse),
      ),
    );
  }

  #indexedAccess({ objectType, indexType }: IndexedAccessType): Layout {
    return [
      this.type(objectType, TypeContext.indexedObject),
      '[',
      this.type(indexType, TypeContext.indexedIndex),
      ']',
    ];
  }

  #mapped(type: MappedType): Layout {
    const { readonlyModifier, optionalModifier, parameter, nameType } = type;
    return group(
      '{',
      indent(
        line,
        modifier(readonlyModifier, 'readonly '),
        '[',
        token('type', parameter),
        ' ',
        keyword('in'),
        ' ',
        this.type(type.parameterType, TypeContext.mappedParameter),
        nameType === undefined ? [] : this.#clause('as', nameType, TypeContext.mappedName),
        ']',
        modifier(optionalModifier, '?'),
        ': ',
        this.type(type.templateType, TypeContext.mappedTemplate),
      ),
      ifBreak(';'),
      line,
      '}',
    );
  }

  #predicate({ asserts, name, targetType }: PredicateType): Layout {
    return [
      asserts ? [keyword('asserts'), ' '] : [],
      name === 'this' ? keyword(name) : token('parameter', name),
      targetType === undefined ? [] : this.#clause('is', targetType, TypeContext.predicateTarget),
    ];
  }

  #template({ head, tail }: TemplateLiteralType): Layout {
    return [
      token('literal', `\`${head}`),
      ...tail.flatMap(([type, text]) => [
        '${',
        this.type(type, TypeContext.templateLiteralElement),
        '}',
        token('literal', text),
      ]),
      token('literal', '`'),
    ];
  }

  #typeParameter({
    name,
    varianceModifier,
    type,
    default: byDefault,
    flags,
  }: TypeParameterReflection): Layout {
    return [
      flags.isConst ? [keyword('const'), ' '] : [],
      varianceModifier === undefined ? [] : [keyword(varianceModifier), ' '],
      token('type', name),
      type === undefined ? [] : this.#clause('extends', type, TypeContext.none),
      byDefault === undefined ? [] : [' = ', this.type(byDefault)],
    ];
  }

  #parameter({ name, type, flags, defaultValue }: ParameterReflection): Layout {
    return [
      flags.isRest ? '...' : [],
      name === 'this' ? keyword(name) : token('parameter', name),
      flags.isOptional || defaultValue !== undefined ? '?: ' : ': ',
      type === undefined ? [] : this.type(type),
    ];
  }

  #clause(word: string, type: SomeType, context: TypeContext): Layout {
    return [' ', keyword(word), ' ', this.type(type, context)];
  }
}

function modifier(sign: '+' | '-' | undefined, word: string): Layout {
  return sign === undefined ? [] : keyword(sign === '-' ? `-${word}` : word);
}

function literal({ value }: LiteralType): Layout {
  if (typeof value === 'string') {
    const quoted = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
    return token('literal', `'${quoted}'`);
  }
  return token('literal', typeof value === 'bigint' ? `${String(value)}n` : String(value));
}

/** Whether a type is a function of which a condition asks: its result would take in the question. */
function isCheckedFunction(type: SomeType, context: TypeContext): boolean {
  return (
    context === TypeContext.conditionalCheck &&
    type.type === 'reflection' &&
    type.declaration.signatures !== undefined
  );
}

/** Whether types are one that begins a line of its own with each of its parts. */
function isBrokenItself(types: readonly SomeType[]): boolean {
  return types.length === 1 && ['union', 'intersection'].includes(types[0]?.type ?? '');
}

/** TypeDoc calls a type that is a module too by the path of the module, in quotes. */
function nameOfReference({ name, reflection }: ReferenceType): string {
  return name.startsWith('"') ? (reflection?.name ?? name.replace(/^.*\/|"/g, '')) : name;
}
