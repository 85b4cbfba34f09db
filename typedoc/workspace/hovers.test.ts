import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

import { readOptions } from './compilerOptions';
import { REPOSITORY } from './packages';

/* Editors must show types by name. A combined type, such as `Value & {}`, loses its name. */

const EXAMPLE = join(REPOSITORY, 'typedoc/workspace/hovers.example.mts');

const PRELUDE = `
import { Int, Option, Tag } from '@tstd/core';
import { BigDecimal } from '@tstd/bigdecimal';
import { Array } from '@tstd/collection';
import { EUR, type Money } from '@tstd/money';
import { Time, TimeDuration } from '@tstd/time';
import { UUID } from '@tstd/uuid';

const OrderId = Tag.define('OrderId', Int, { expected: 'an id', hasInstance: (id) => id > 0 });
type OrderId = Tag.ValueOf<typeof OrderId>;
interface User { readonly id: UUID; readonly age: Int }
declare const int: Option<Int>;
declare const time: Option<Time>;
declare const uuid: Option<UUID>;
declare const money: Option<Money<'EUR'>>;
declare const user: Option<User>;
declare const orderId: Option<OrderId>;
declare const text: Option<string>;
declare const users: readonly User[];
`;

const HOVERS: Readonly<Record<string, string>> = {
  "Option.map(BigDecimal.parse('1'), (value) => value)": 'Option<BigDecimal>',
  "Option.getOr(BigDecimal.parse('1'), BigDecimal.zero)": 'BigDecimal',
  'Option.getOr(int, Int.of(1))': 'Int',
  'Option.getOrElse(int, () => Int.of(1))': 'Int',
  'Option.getOrThrow(time, () => new Error())': 'Time',
  'Option.filter(int, (value) => value > 0)': 'Option<Int>',
  'Option.or(uuid, uuid)': 'Option<UUID>',
  'Option.orElse(uuid, () => uuid)': 'Option<UUID>',
  'Option.andThen(time, (value) => Time.add(value, TimeDuration.of({ hours: 1 })))': 'Option<Time>',
  'Option.zip(int, uuid)': 'Option<readonly [Int, UUID]>',
  'Option.all([int, time])': 'Option<readonly [Int, Time]>',
  'Option.all({ int, time })': 'Option<{ readonly int: Int; readonly time: Time; }>',
  'Option.toArray(user)': 'readonly User[]',
  'Option.toNullable(money)': 'Money<"EUR"> | null',
  "Option.toResult(int, () => 'none' as const)": 'Result<Int, "none">',
  'Option.match(user, { Some: (value) => value, None: () => null })': 'User | null',
  'Option.getOr(text, "")': 'string',
  'Option.gen(function* () { return yield* Option.step(user); })': 'Option<User>',
  'OrderId.of(1)': 'Tagged<Int, "OrderId">',
  'OrderId.from(1)': 'Option<Tagged<Int, "OrderId">>',
  'Option.getOr(orderId, OrderId.of(1))': 'Tagged<Int, "OrderId">',
  'OrderId.codec.decode(1)': 'Result<Tagged<Int, "OrderId">, CodecError>',
  'Array.first(users)': 'Option<User>',
  'Option.map(Array.first(users), (each) => each.id)': 'Option<UUID>',
  "Option.map(money, () => EUR('1'))": 'Option<EUR>',
  'Int.codec.decode(1)': 'Result<Int, CodecError>',
};

const service = createService(
  PRELUDE +
    Object.keys(HOVERS)
      .map((each, index) => `const shown${index} = ${each};\n`)
      .join(''),
);

test('the expressions compile', () => {
  const messages = service
    .getSemanticDiagnostics(EXAMPLE)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  expect(messages).toEqual([]);
});

test.each(Object.entries(HOVERS))('%s shows %s', (expression, expected) => {
  const index = Object.keys(HOVERS).indexOf(expression);
  expect(hover(`shown${index}`)).toBe(expected);
});

function hover(name: string): string {
  const text = service.getProgram()?.getSourceFile(EXAMPLE)?.text ?? '';
  const info = service.getQuickInfoAtPosition(EXAMPLE, text.indexOf(`const ${name} `) + 6);
  return ts
    .displayPartsToString(info?.displayParts)
    .replace(`const ${name}: `, '')
    .replace(/\s+/g, ' ');
}

function createService(source: string): ts.LanguageService {
  const options = readOptions(join(REPOSITORY, 'typedoc/tsconfig.json'));
  const read = (file: string): string | undefined =>
    file === EXAMPLE ? source : ts.sys.readFile(file);
  return ts.createLanguageService({
    getCompilationSettings: () => ({ ...options, noUnusedLocals: false }),
    getScriptFileNames: () => [EXAMPLE],
    getScriptVersion: () => '1',
    getScriptSnapshot: (file) => {
      const text = read(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => REPOSITORY,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (file) => file === EXAMPLE || ts.sys.fileExists(file),
    readFile: read,
    directoryExists: ts.sys.directoryExists,
    realpath: (file) => ts.sys.realpath?.(file) ?? file,
  });
}
