import {
  type ConditionalType,
  type DeclarationReflection,
  type LiteralType,
  type MappedType,
  type ParameterReflection,
  type ReferenceType,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
  TypeContext,
  type TypeParameterReflection,
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
  word,
} from './layout';

/** Returns the path or address of the description of a type. */
export type TypeLink = (type: ReferenceType) => string | undefined;

export class TypeWriter {
  readonly #linkTo: TypeLink;

  constructor(linkTo: TypeLink) {
    this.#linkTo = linkTo;
  }

  type(type: SomeType, context: TypeContext = TypeContext.none): Layout {
    const layout = this.#bare(type);
    return type.needsParenthesis(context) || isCheckedFunction(type, context)
      ? group('(', isBrokenItself([type]) ? layout : indent(softline, layout), softline, ')')
      : layout;
  }

  typeParameters(parameters: readonly TypeParameterReflection[] | undefined): Layout {
    return parameters === undefined || parameters.length === 0
      ? []
      : bracketed(
          '<',
          parameters.map(({ name, varianceModifier, type, default: byDefault, flags }) => [
            flags.isConst ? word('const') : [],
            varianceModifier === undefined ? [] : word(varianceModifier),
            token('type', name),
            type === undefined ? [] : this.#clause('extends', type, TypeContext.none),
            byDefault === undefined ? [] : [' = ', this.type(byDefault)],
          ]),
          '>',
        );
  }

  /** If the call does not fit on one line, the parameters break first. */
  call({ typeParameters, parameters, type }: SignatureReflection, sign: string): Layout {
    return call(
      this.typeParameters(typeParameters),
      this.#parameters(parameters),
      type === undefined ? [] : [sign, this.type(type)],
    );
  }

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
      case 'unknown':
        return token('type', type.name);
      case 'reference':
        return this.#reference(type);
      case 'array':
        return [this.type(type.elementType, TypeContext.arrayElement), '[]'];
      case 'literal':
        return literal(type);
      case 'union':
        return this.#operands(type.types, '|', TypeContext.unionElement);
      case 'intersection':
        return this.#operands(type.types, '&', TypeContext.intersectionElement);
      case 'tuple':
        return bracketed('[', this.#all(type.elements, TypeContext.tupleElement), ']');
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
        return [
          this.type(type.objectType, TypeContext.indexedObject),
          '[',
          this.type(type.indexType, TypeContext.indexedIndex),
          ']',
        ];
      case 'mapped':
        return this.#mapped(type);
      case 'predicate':
        return [
          type.asserts ? word('asserts') : [],
          type.name === 'this' ? keyword(type.name) : token('parameter', type.name),
          type.targetType === undefined
            ? []
            : this.#clause('is', type.targetType, TypeContext.predicateTarget),
        ];
      case 'query':
        return [word('typeof'), this.#reference(type.queryType)];
      case 'templateLiteral':
        return [
          token('literal', `\`${type.head}`),
          ...type.tail.flatMap(([each, text]) => [
            '${',
            this.type(each, TypeContext.templateLiteralElement),
            '}',
            token('literal', text),
          ]),
          token('literal', '`'),
        ];
      case 'typeOperator':
        return [word(type.operator), this.type(type.target, TypeContext.typeOperatorTarget)];
      case 'inferred':
        return [
          word('infer'),
          token('type', type.name),
          type.constraint === undefined
            ? []
            : this.#clause('extends', type.constraint, TypeContext.inferredConstraint),
        ];
    }
  }

  #reference(type: ReferenceType): Layout {
    const name = token('type', nameOfReference(type), this.#linkTo(type));
    const { typeArguments = [] } = type;
    return typeArguments.length === 0 ? name : [name, this.#typeArguments(typeArguments)];
  }

  #typeArguments(types: readonly SomeType[]): Layout {
    const layouts = this.#all(types, TypeContext.referenceTypeArgument);
    // TypeScript rejects a comma after the last one.
    const items = isBrokenItself(types) ? layouts : indent(softline, join([',', line], layouts));
    return group('<', items, softline, '>');
  }

  #operands(types: readonly SomeType[], operator: string, context: TypeContext): Layout {
    const operands = join([line, `${operator} `], this.#all(types, context));
    return group(indent(softline, ifBreak(`${operator} `), operands));
  }

  #all(types: readonly SomeType[], context: TypeContext): Layout[] {
    return types.map((each) => this.type(each, context));
  }

  object(declaration: DeclarationReflection): Layout {
    const { signatures = [], children = [], indexSignatures = [] } = declaration;
    const [only] = signatures;
    if (only !== undefined && signatures.length + children.length + indexSignatures.length === 1) {
      return [
        only.flags.isAbstract ? word('abstract') : [],
        only.kindOf(ReflectionKind.ConstructorSignature) ? word('new') : [],
        this.call(only, ' => '),
      ];
    }
    const members = this.members(declaration);
    return members.length === 0
      ? '{}'
      : group('{', indent(line, join([';', line], members)), ifBreak(';'), line, '}');
  }

  #member(child: DeclarationReflection): Layout[] {
    const name: Layout = [
      child.flags.isStatic ? word('static') : [],
      child.flags.isReadonly ? word('readonly') : [],
      token('name', declaredName(child.name)),
      child.flags.isOptional ? '?' : [],
    ];
    if (child.signatures !== undefined) {
      const isOfClass =
        child.kindOf(ReflectionKind.Constructor) && child.parent?.kindOf(ReflectionKind.Class);
      return child.signatures.map((signature) =>
        isOfClass === true
          ? call(keyword('constructor'), this.#parameters(signature.parameters), [])
          : this.#method(name, signature),
      );
    }
    const type = child.type ?? child.getSignature?.type;
    return [[name, type === undefined ? [] : [': ', this.type(type)]]];
  }

  #method(name: Layout, signature: SignatureReflection): Layout {
    return [
      signature.kindOf(ReflectionKind.ConstructorSignature) ? word('new') : name,
      this.call(signature, ': '),
    ];
  }

  #parameters(parameters: readonly ParameterReflection[] = []): Layout[] {
    return parameters.map(({ name, type, flags, defaultValue }) => [
      flags.isRest ? '...' : [],
      name === 'this' ? keyword(name) : token('parameter', name),
      flags.isOptional || defaultValue !== undefined ? '?: ' : ': ',
      type === undefined ? [] : this.type(type),
    ]);
  }

  #index({ parameters, type, flags }: SignatureReflection): Layout {
    return [
      flags.isReadonly ? word('readonly') : [],
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
        word('in'),
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

  #clause(name: string, type: SomeType, context: TypeContext): Layout {
    return [' ', word(name), this.type(type, context)];
  }
}

function modifier(sign: '+' | '-' | undefined, text: string): Layout {
  return sign === undefined ? [] : keyword(sign === '-' ? `-${text}` : text);
}

function literal({ value }: LiteralType): Layout {
  if (typeof value === 'string') {
    const quoted = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
    return token('literal', `'${quoted}'`);
  }
  return token('literal', typeof value === 'bigint' ? `${String(value)}n` : String(value));
}

/** Without parentheses, the condition would be part of the function's result. */
function isCheckedFunction(type: SomeType, context: TypeContext): boolean {
  return (
    context === TypeContext.conditionalCheck &&
    type.type === 'reflection' &&
    type.declaration.signatures !== undefined
  );
}

function isBrokenItself(types: readonly SomeType[]): boolean {
  return types.length === 1 && ['union', 'intersection'].includes(types[0]?.type ?? '');
}

/** If a type is also a module, TypeDoc uses the quoted path of the module as its name. */
function nameOfReference({ name, reflection }: ReferenceType): string {
  return name.startsWith('"') ? (reflection?.name ?? name.replace(/^.*\/|"/g, '')) : name;
}

const PLAIN = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;
const SYMBOL = /^\[(?<name>\w+)\]$/;

export function declaredName(name: string): string {
  if (PLAIN.test(name)) {
    return name;
  }
  const symbol = SYMBOL.exec(name)?.groups?.['name'];
  if (symbol === undefined) {
    return JSON.stringify(name);
  }
  // TypeDoc omits the `Symbol.` of well-known symbols.
  return symbol in Symbol ? `[Symbol.${symbol}]` : name;
}
