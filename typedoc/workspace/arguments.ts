import ts from 'typescript';
import { createProgram, listValues, membersOf } from './exports';
import { discoverPackages } from './packages';

export interface Call {
  /** `packages.core.Option.map(1, wrong)`. */
  readonly code: string;
  /** `core.Option.map(fn)`, or `money.Money.format(options.locale)` for a field. */
  readonly argument: string;
  readonly names: readonly string[];
  readonly accepts: readonly string[];
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Provided by mutation testing, which loads the test for each mutant but lists the calls once. */
    readonly calls?: readonly Call[];
  }
}

const Flags = ts.TypeFlags;

const KINDS: Readonly<Record<string, readonly [flags: ts.TypeFlags, code?: string]>> = {
  number: [Flags.Number, '1'],
  fraction: [Flags.Number],
  text: [Flags.String, "'a'"],
  boolean: [Flags.BooleanLiteral, 'true'],
  bigint: [Flags.BigInt, '1n'],
  symbol: [Flags.ESSymbol, 'Symbol.iterator'],
  null: [Flags.Null, 'null'],
  undefined: [Flags.VoidLike],
  object: [Flags.NonPrimitive],
  function: [Flags.NonPrimitive, '() => undefined'],
};

const INTEGERS = /^(?:Int|Time|TimeDuration)$/;

const OPTIONS = /^(?:definition|options|parameters|properties|refinement|target|transformation)$/;

const SAMPLES: Readonly<Record<string, string>> = {
  AsyncIterable: 'packages.iterable.AsyncIterable.of(1)',
  ReadonlyMap: 'new Map([[1, 1]])',
  ReadonlySet: 'new Set([1])',
};

const program = createProgram();
const checker = program.getTypeChecker();

export function listCalls(): readonly Call[] {
  return discoverPackages()
    .flatMap((each) =>
      listValues(program, each).flatMap(({ name, type }) =>
        callsOf(`${each.shortName.replace('-', '_')}.${name}`, type),
      ),
    )
    .filter(({ accepts }) => Object.keys(KINDS).some((kind) => !accepts.includes(kind)));
}

function callsOf(called: string, type: ts.Type): readonly Call[] {
  const classSignatures = type.getConstructSignatures();
  const isClass = classSignatures.length > 0;
  const signatures = isClass ? classSignatures : type.getCallSignatures();
  return signatures.flatMap(({ parameters }) =>
    parameters.flatMap((parameter, position) => {
      const samples = parameters.map((each) => sampleOf(typesOf(each)));
      const alike = signatures.flatMap((each) => each.parameters[position] ?? []);
      const fields = alike.flatMap(fieldsOf);
      return [undefined, ...fieldsOf(parameter)].map((field): Call => {
        const omitted = !field && alike.length < signatures.length ? ['undefined'] : [];
        const own = field ? fields.filter(({ name }) => name === field.name) : alike;
        const wrong = field ? `{ ...${samples[position]}, ${field.name}: wrong }` : 'wrong';
        const values = samples.with(position, wrong).join(', ');
        return {
          code: `${isClass ? 'new ' : ''}packages.${called}(${values})`,
          argument: `${called}(${parameter.name}${field ? `.${field.name}` : ''})`,
          names: [...own, ...alike].map(({ name }) => name).concat(isClass ? 'properties' : []),
          accepts: [...own.flatMap(typesOf).flatMap(kindsOf), ...omitted],
        };
      });
    }),
  );
}

function typesOf(symbol: ts.Symbol): readonly ts.Type[] {
  const type = checker.getTypeOfSymbol(symbol);
  const declaration = symbol.valueDeclaration as Partial<ts.ParameterDeclaration> | undefined;
  const { initializer, dotDotDotToken: isRest } = declaration ?? {};
  const omitted = initializer || isRest ? [checker.getUndefinedType()] : [];
  return [...partsOf((isRest && type.getNumberIndexType()) ?? type), ...omitted];
}

function partsOf(type: ts.Type): readonly ts.Type[] {
  return membersOf(type).flatMap((member) => {
    // `NoInfer` creates a substitution type.
    const { baseType = member } = member as Partial<ts.SubstitutionType>;
    const constraint = checker.getBaseConstraintOfType(baseType);
    return constraint === undefined || constraint === baseType
      ? [baseType.isTypeParameter() ? checker.getUnknownType() : baseType]
      : partsOf(constraint);
  });
}

function kindsOf(type: ts.Type): readonly string[] {
  const parts = type.isIntersection() ? type.types : [type];
  const isAny = type.flags & (Flags.Any | Flags.Unknown);
  const isDefined = checker.typeToString(type) === '{}';
  const accepted = isAny ? ~0 : isDefined ? ~(Flags.Null | Flags.VoidLike) : 0;
  const flags = parts.reduce((all, part) => all | part.flags, accepted);
  const fields = checker.getPropertiesOfType(type);
  const shapes = {
    function: type.getCallSignatures().length + type.getConstructSignatures().length > 0,
    array: checker.isArrayLikeType(type),
    // A string is iterable too, and a brand is an object.
    text: fields.some(({ name }) => /^__@(?:iterator|asyncIterator)@/.test(name)),
    object: flags & Flags.Object && !(flags & (Flags.NumberLike | Flags.StringLike)),
  };
  const shape = Object.entries(shapes).find(([, isOfShape]) => isOfShape)?.[0];
  return Object.keys(KINDS)
    .filter((kind) => kind === shape || (KINDS[kind]?.[0] ?? 0) & flags)
    .filter((kind) => kind !== 'fraction' || !INTEGERS.test(type.aliasSymbol?.name ?? ''));
}

function fieldsOf(parameter: ts.Symbol): readonly ts.Symbol[] {
  return typesOf(parameter)
    .filter((type) => kindsOf(type).includes('object'))
    .map((type) => checker.getPropertiesOfType(type))
    .filter((fields) => OPTIONS.test(parameter.name) || fields.every(isOptional))
    .flatMap((fields) => fields.filter(({ name }) => !name.startsWith('__@')))
    .filter((field) =>
      typesOf(field).some(({ flags }) => !(flags & (Flags.Never | Flags.Undefined))),
    );
}

function isOptional({ flags }: ts.Symbol): boolean {
  return (flags & ts.SymbolFlags.Optional) !== 0;
}

function sampleOf(types: readonly ts.Type[]): string {
  const type = types.find(({ flags }) => !(flags & Flags.Undefined));
  if (type === undefined || type.isStringLiteral() || type.isNumberLiteral()) {
    return type ? JSON.stringify(type.value) : 'undefined';
  }
  if (checker.isArrayLikeType(type)) {
    const items = checker.getTypeArguments(type as ts.TypeReference);
    return `[${items.map((each) => sampleOf(partsOf(each))).join(', ')}]`;
  }
  // The declaration is wrong: not every type has a symbol.
  const { name } = (type.symbol as ts.Symbol | undefined) ?? { name: '' };
  const code = SAMPLES[name] ?? KINDS[kindsOf(type)[0] ?? '']?.[1];
  const fields = code === undefined ? checker.getPropertiesOfType(type) : [];
  const required = fields.filter((each) => !isOptional(each));
  const codes = required.map((each) => `'${each.name}': ${sampleOf(typesOf(each))}`);
  return code ?? `{ ${codes.join(', ')} }`;
}
