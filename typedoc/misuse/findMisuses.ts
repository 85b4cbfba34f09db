import { join } from 'node:path';
import ts from 'typescript';
import { type Compile, createCompiler, sourceFileOf } from '../doctest/compiler';
import { REPOSITORY } from '../workspace/packages';
import { isNamed } from './admission';
import { type Call, writeCalls } from './calls';
import { type ExportedFunction, listFunctions } from './functions';

/** The results of the calls. */
export interface Findings {
  readonly functions: readonly ExportedFunction[];
  /** The calls that should compile and do not, each with the message of the compiler. */
  readonly broken: readonly string[];
  /** The calls that should not compile, and do. */
  readonly misuses: readonly Call[];
  /** The calls that compile as they should, or do not as they should not. */
  readonly judged: readonly JudgedCall[];
  readonly checker: ts.TypeChecker;
}

/** A call that is as right or wrong to the compiler as it is. */
export interface JudgedCall {
  readonly call: Call;
  /** The types of the right arguments. */
  readonly types: readonly ts.Type[];
}

/** Returns the compiler of the calls; files can be planted beside them. */
export function createMisuseCompiler(): Compile {
  return createCompiler(join(REPOSITORY, 'typedoc/tsconfig.json'), {
    // The right arguments are taken from a tuple or a list of them.
    noUncheckedIndexedAccess: false,
    noUnusedLocals: false,
  });
}

/** The folder of the calls, which exist in memory only; the compiler looks into none that is not there. */
const FOLDER = join(REPOSITORY, 'typedoc');

/** The errors of the compiler that are about arguments; any other one is a mistake in the calls. */
const REFUSALS: ReadonlySet<number> = new Set([2322, 2345, 2353, 2554, 2555, 2559, 2769]);

/**
 * Calls all functions that a module imports, each argument wrong in turn, in one program; those of
 * a planted module alone where there is one.
 */
export function findMisuses(compile: Compile, packages: string, planted = ''): Findings {
  const path = join(FOLDER, 'calls.ts');
  const compileCalls = (code: string): ts.Program =>
    compile(
      new Map([
        [join(FOLDER, 'planted.ts'), planted],
        [path, code],
      ]),
    );
  const imports =
    planted === '' ? packages : `${packages}import * as planted from './planted.js';\n`;
  const program = compileCalls(imports);
  const functions = listFunctions(program.getTypeChecker(), sourceFileOf(program, path)).filter(
    (each) => planted === '' || each.path.startsWith('planted.'),
  );
  const { text, calls } = writeCalls(imports, functions);
  return {
    functions,
    ...judge(compileCalls(text), path, functions, calls),
  };
}

function judge(
  program: ts.Program,
  path: string,
  functions: readonly ExportedFunction[],
  calls: readonly Call[],
): Omit<Findings, 'functions'> {
  const checker = program.getTypeChecker();
  const file = sourceFileOf(program, path);
  const lines = file.text.split('\n');
  const lineOf = (position: number): number => file.getLineAndCharacterOfPosition(position).line;
  const errors = new Map(
    [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      (each) => [lineOf(each.start ?? 0), each] as const,
    ),
  );

  const tuples = new Map(
    file.statements
      .filter((each) => ts.isVariableStatement(each))
      .flatMap(({ declarationList }) => declarationList.declarations)
      .map((each) => [lineOf(each.getStart(file)), checker.getTypeAtLocation(each.name)] as const),
  );
  const rightCalls = new Map(
    calls.filter(({ wrong }) => wrong === undefined).map((each) => [each.signature, each]),
  );
  const rightTypes = ({ declaredAt }: Call): readonly ts.Type[] | undefined => {
    const type = tuples.get(declaredAt);
    return type !== undefined && (checker.isTupleType(type) || checker.isArrayType(type))
      ? checker.getTypeArguments(type as ts.TypeReference)
      : undefined;
  };

  const wrongLines = new Set(calls.filter(({ wrong }) => wrong).map(({ line }) => line));
  const signaturesOf = new Map(functions.map((each) => [each.path, each.signatures]));

  /** Whether one of the signatures names the argument, so that the call is another right one. */
  const isRight = ({ path: called, line, wrong }: Call): boolean =>
    signaturesOf.get(called)?.some((signature) => {
      const { kind, position } = wrong ?? { kind: 'missing', position: 0 };
      const parameter = signature.parameters[position];
      if (parameter === undefined || kind === 'missing') {
        return kind === 'missing' && (parameter?.isOptional ?? true);
      }
      const right = rightCalls.get(signature);
      const type = right && rightTypes(right)?.[position];
      return (
        (parameter.isOptional && (kind === 'undefined' || kind === 'Option')) ||
        parameter.takesAnything ||
        (parameter.takesWhatCompiles && !errors.has(line)) ||
        (parameter.takesAnyResult && kind.endsWith(' function')) ||
        (type !== undefined && isNamed(checker, type, kind))
      );
    }) ?? false;

  return {
    checker,
    judged: calls.flatMap((call) => {
      const right = rightCalls.get(call.signature);
      const types = right && rightTypes(right);
      const isAsJudged = errors.has(call.line) ? call.wrong && !isRight(call) : !call.wrong;
      return types !== undefined && isAsJudged === true ? [{ call, types }] : [];
    }),
    broken: [
      ...[...errors]
        .filter(([line, { code }]) => !wrongLines.has(line) || !REFUSALS.has(code))
        .map(
          ([line, { messageText }]) =>
            `${ts.flattenDiagnosticMessageText(messageText, ' ')}: ${lines[line]?.trim()}`,
        ),
      ...[...rightCalls.values()]
        .filter((each) => rightTypes(each) === undefined)
        .map((each) => `${each.path} has no right arguments`),
    ],
    misuses: calls.filter(
      (each) => each.wrong !== undefined && !errors.has(each.line) && !isRight(each),
    ),
  };
}
