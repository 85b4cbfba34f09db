import type { Option } from '@tstd/core';
import type * as Codec from '@tstd/core/Codec';
import * as Result from '@tstd/core/Result';
import { checkArgument } from '@tstd/error';
import { checkObject, checkString } from '@tstd/error/Argument';

import { EnvError, type EnvFault } from './EnvError.js';
import { checkCodec, checkEnv } from './internal/checks.js';
import { decodeText } from './internal/decodeText.js';
import { flagCodec } from './internal/flagCodec.js';
import { listCodec } from './internal/listCodec.js';
import { readPlatform } from './internal/platform.js';
import { readOwn } from './internal/readOwn.js';

/**
 * A source of environment variables. Each variable has a name and a text value.
 *
 * {@link current} returns a source that reads the environment variables of the running program, {@link from} creates a source from a record, and {@link or} combines two sources.
 * A source is read only when you request a variable, so changes take effect immediately.
 *
 * Empty text is a value, as in POSIX (XBD 8.1): a variable whose text is empty is set.
 *
 * @example Create a custom source
 * ```ts
 * import { Result } from '@tstd/core';
 * import { Env } from '@tstd/env';
 *
 * const shouting: Env = { lookup: (name) => Result.Ok(name.toUpperCase()) };
 *
 * Env.get(shouting, 'host'); // => 'HOST'
 * ```
 *
 * @alias dotenv, environ, getenv, environment, process.env, envalid, t3env, znv, convict, envsafe,
 *   configProvider, EnvironmentVariables
 * @keywords settings, secrets, shell, system, platform, abstraction
 * @category Models
 * @since 1.0.0
 */
export interface Env {
  /**
   * Returns the text of a variable, or None if the variable is not set. If the variable cannot be read, the result is an error.
   *
   * @param name - The name of the variable; the source determines whether case matters.
   * @returns The text, None or the error.
   */
  readonly lookup: (name: string) => Result.Result<Option<string>, EnvError>;
}

/**
 * The text of each variable, by name.
 *
 * @example Provide variables for a test
 * ```ts
 * import { Env } from '@tstd/env';
 *
 * const record: Env.EnvRecord = { HOST: 'localhost', PORT: undefined };
 *
 * Env.get(Env.from(record), 'HOST'); // => 'localhost'
 * Env.get(Env.from(record), 'PORT'); // => undefined
 * ```
 *
 * @keywords object, fake
 * @category Models
 * @since 1.0.0
 */
export type EnvRecord = { readonly [name: string]: string | undefined };

/**
 * The codecs for variables, by name.
 *
 * @example Describe the variables of a server
 * ```ts
 * import { Codec, Int } from '@tstd/core';
 * import { Env } from '@tstd/env';
 *
 * const variables = {
 *   HOST: Codec.string,
 *   PORT: Int.codec,
 * } satisfies Env.EnvCodecs;
 *
 * Env.readAll(Env.from({ HOST: 'localhost', PORT: '80' }), variables); // => { ok: true, value: { HOST: 'localhost', PORT: 80 } }
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type EnvCodecs = { readonly [name: string]: Codec.AnyCodec };

/**
 * The options of {@link read}.
 *
 * @typeParam Value - The type of the value.
 *
 * @example Provide a default
 * ```ts
 * import { Codec } from '@tstd/core';
 * import { Env } from '@tstd/env';
 *
 * const options: Env.ReadOptions<string> = { default: 'localhost' };
 *
 * Env.read(Env.from({}), 'HOST', Codec.string, options); // => { ok: true, value: 'localhost' }
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface ReadOptions<Value> {
  /** The value to use if the variable is missing. Without a default, the variable is required, unless the codec itself has a default. `undefined` is a default only for a codec that can decode to `undefined`, such as an option codec; for other codecs, it is ignored. */
  readonly default?: Value | undefined;
}

/**
 * The options of {@link readAll}.
 *
 * @typeParam Defaults - The types of the defaults.
 *
 * @example Provide defaults by name
 * ```ts
 * import { Codec } from '@tstd/core';
 * import { Env } from '@tstd/env';
 *
 * const options: Env.ReadAllOptions<{ HOST: string }> = {
 *   defaults: { HOST: 'localhost' },
 * };
 *
 * Env.readAll(Env.from({}), { HOST: Codec.string }, options); // => { ok: true, value: { HOST: 'localhost' } }
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface ReadAllOptions<Defaults> {
  /** The values to use for missing variables, by name, as in {@link ReadOptions}. A variable without a default is required, unless its codec has a default. */
  readonly defaults?: Defaults | undefined;
}

/**
 * The options of {@link list}.
 *
 * @example Read a list of paths
 * ```ts
 * import { Codec } from '@tstd/core';
 * import { Env } from '@tstd/env';
 *
 * const options: Env.ListOptions = { separator: ':' };
 *
 * Env.read(
 *   Env.from({ PATH: '/bin:/usr/bin' }),
 *   'PATH',
 *   Env.list(Codec.string, options),
 * ); // => { ok: true, value: ['/bin', '/usr/bin'] }
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface ListOptions {
  /** The text between two items. The default is a comma. */
  readonly separator?: string | undefined;
}

/**
 * The values that {@link readAll} returns, by name.
 *
 * @typeParam Codecs - The types of the codecs.
 *
 * @example Derive the type of a configuration
 * ```ts
 * import type { Codec, Int } from '@tstd/core';
 * import { assertType } from '@tstd/core-type';
 * import type { Env } from '@tstd/env';
 *
 * type Variables = { HOST: typeof Codec.string; PORT: typeof Int.codec };
 *
 * assertType<
 *   Env.EnvValues<Variables>,
 *   { readonly HOST: string; readonly PORT: Int }
 * >(true);
 * ```
 *
 * @keywords inferred, config
 * @category Type helpers
 * @since 1.0.0
 */
export type EnvValues<Codecs extends EnvCodecs> = {
  readonly [Name in keyof Codecs]: Codec.ValueOf<Codecs[Name]>;
};

/**
 * Returns a source with the variables of the program.
 *
 * The source reads `Deno.env` or, if that does not exist, `process.env`. A variable that is missing there is looked up in `import.meta.env`, where bundlers such as Vite insert the variables that are known when the program is built.
 * On a platform without any of these objects, every variable is missing.
 *
 * On Windows, names are case-insensitive: `path` and `Path` are the same variable. On other platforms, they are different variables.
 *
 * @returns The source of the variables.
 *
 * @example Read a variable of the program
 * ```ts
 * import { Option } from '@tstd/core';
 * import { Env } from '@tstd/env';
 *
 * const host = Env.get(Env.current(), 'TSTD_EXAMPLE_HOST');
 *
 * Option.getOr(host, 'localhost'); // => 'localhost'
 * ```
 *
 * @alias ConfigProvider.fromEnv, Deno.env, os.environ, import.meta.env, Bun.env,
 *   Environment.GetEnvironmentVariables, env::vars, dotenv.config
 * @keywords process.env, environment, system, browser, Bun, Node, Vite
 * @category Constructors
 * @since 1.0.0
 */
export function current(): Env {
  return CURRENT;
}

/**
 * Creates a source from a record of variables.
 *
 * Use this function in tests and on platforms that pass the variables to your code, such as edge workers.
 * Only own properties are variables. Names are case-sensitive.
 *
 * @param record - The text of each variable, by name. The source reflects later changes to the record.
 * @returns The source of the variables.
 *
 * @example Provide variables for a test
 * ```ts
 * import { Env } from '@tstd/env';
 *
 * const env = Env.from({ HOST: 'localhost', EMPTY: '' });
 *
 * Env.get(env, 'HOST'); // => 'localhost'
 * Env.get(env, 'EMPTY'); // => ''
 * Env.get(env, 'toString'); // => undefined
 * ```
 *
 * @alias ConfigProvider.fromMap, ConfigProvider.fromJson, ConfigProvider.fromRecord
 * @keywords mock, fake, stub, object, dictionary, fixture, inject, development
 * @category Constructors
 * @since 1.0.0
 */
export function from(record: EnvRecord): Env {
  checkObject(record, 'record');
  return { lookup: (name) => Result.Ok(readOwn(record, name)) };
}

/**
 * Returns the text of a variable, or None if the variable is missing or cannot be read.
 *
 * To distinguish the two cases, use {@link require}. Empty text is a value.
 *
 * @param self - The source, which is read when you call the function.
 * @param name - The name of the variable; the source determines whether case matters.
 * @returns The text, or None.
 *
 * @example Read set, empty and missing variables
 * ```ts
 * import { Env } from '@tstd/env';
 *
 * const env = Env.from({ HOST: 'localhost', EMPTY: '' });
 *
 * Env.get(env, 'HOST'); // => 'localhost'
 * Env.get(env, 'EMPTY'); // => ''
 * Env.get(env, 'PORT'); // => undefined
 * ```
 *
 * @alias lookupEnv, os.getenv, Config.option, os.environ.get, System.getenv,
 *   Environment.GetEnvironmentVariable, std::env::var, Deno.env.get
 * @keywords getenv, optional, undefined, unset, environment, blank
 * @category Access
 * @since 1.0.0
 */
export function get(self: Env, name: string): Option<string> {
  checkEnv(self, 'self');
  checkString(name, 'name');
  const found = self.lookup(name);
  return found.ok ? found.value : undefined;
}

/**
 * Returns the text of a variable, or an error if the variable is missing or cannot be read.
 *
 * Empty text is a value. To reject empty text, {@link read} the variable with a codec that rejects empty strings.
 *
 * @param self - The source, which is read when you call the function.
 * @param name - The name of the variable; the source determines whether case matters.
 * @returns The text, or an error that names the variable.
 *
 * @example Require a variable
 * ```ts
 * import { Result } from '@tstd/core';
 * import { Env } from '@tstd/env';
 *
 * const env = Env.from({ HOST: 'localhost' });
 * const port = Env.require(env, 'PORT');
 *
 * Env.require(env, 'HOST'); // => { ok: true, value: 'localhost' }
 * Result.isErr(port) ? port.error.message : ''; // => 'The environment variable "PORT" is missing'
 * ```
 *
 * @alias ENV.fetch, mustGetEnv
 * @keywords mandatory, undefined, ensure, assert, unset, environment, crash, empty, secret
 * @category Access
 * @since 1.0.0
 */
export function require(self: Env, name: string): Result.Result<string, EnvError> {
  checkEnv(self, 'self');
  checkString(name, 'name');
  return Result.andThen(self.lookup(name), (text) =>
    text === undefined ? fail({ name, reason: 'missing' }) : Result.Ok(text),
  );
}

/**
 * Decodes the text of a variable with `codec` and returns the value or an error.
 *
 * The codec first receives the unchanged text. If the codec rejects the text, it receives the value that the text represents in JSON (RFC 8259): a number, `true`, `false`, `null`, an array or an object.
 * A codec that accepts strings therefore reads the text according to its own syntax: the codecs for `BigInt` and `BigDecimal` read `+8` and `08` as 8.
 * All other codecs read JSON: `1.0` and `1e3` are integers, and `08`, `+8`, ` 8`, `8px`, `yes` and empty text are neither numbers nor booleans. {@link flag} reads `1` and `0` as booleans.
 *
 * The error describes the value that the codec expects but never contains the text. For an error inside a JSON object, the path is omitted, because the keys are part of the text.
 *
 * @typeParam Value - The type of the value.
 * @param self - The source, which is read when you call the function.
 * @param name - The name of the variable; the source determines whether case matters.
 * @param codec - The codec, which receives the unchanged text and, if it rejects the text, the value that the text represents in JSON.
 * @param options - The default for a missing variable; a variable whose text is empty is not missing.
 * @returns The value, or an error that names the variable.
 * @throws An {@link ArgumentError} if the default is not a value of the codec.
 *
 * @example Read numbers, booleans, strings and JSON
 * ```ts
 * import { Codec, Int } from '@tstd/core';
 * import { Env } from '@tstd/env';
 *
 * const env = Env.from({ PORT: '8080', DEBUG: 'true', HOSTS: '["a","b"]' });
 *
 * Env.read(env, 'PORT', Int.codec); // => { ok: true, value: 8080 }
 * Env.read(env, 'PORT', Codec.string); // => { ok: true, value: '8080' }
 * Env.read(env, 'DEBUG', Codec.boolean); // => { ok: true, value: true }
 * Env.read(env, 'HOSTS', Codec.array(Codec.string)); // => { ok: true, value: ['a', 'b'] }
 * ```
 *
 * @example Use a default only for a missing variable
 * ```ts
 * import { Int } from '@tstd/core';
 * import { Env } from '@tstd/env';
 *
 * const env = Env.from({ PORT: '80a' });
 * const port = Env.read(env, 'PORT', Int.codec, { default: Int.of(8080) });
 *
 * Env.read(env, 'ADMIN_PORT', Int.codec, { default: Int.of(8081) }); // => { ok: true, value: 8081 }
 * port.ok ? '' : port.error.message; // => 'The environment variable "PORT" must be a safe integer'
 * ```
 *
 * @example Read a variable that may be missing
 * ```ts
 * import { Codec, Int, Option } from '@tstd/core';
 * import { Env } from '@tstd/env';
 *
 * const workers = Codec.option(Int.codec);
 *
 * Env.read(Env.from({}), 'WORKERS', workers, { default: Option.None }); // => { ok: true, value: undefined }
 * Env.read(Env.from({ WORKERS: '4' }), 'WORKERS', workers, {
 *   default: Option.None,
 * }); // => { ok: true, value: 4 }
 * ```
 *
 * @alias getEnv, envVar, getEnvironmentVariable, makeValidator, Config.string, Config.number,
 *   Config.integer, Config.boolean, Config.port, Config.url, Config.date, Config.duration
 * @keywords parse, convert, integer, port, typed, decode, validate, boolean, number, DEBUG
 * @category Access
 * @since 1.0.0
 */
export function read<Value>(
  self: Env,
  name: string,
  codec: Codec.Codec<Value, unknown>,
  options: ReadOptions<NoInfer<Value>> = {},
): Result.Result<Value, EnvError> {
  checkEnv(self, 'self');
  checkString(name, 'name');
  checkCodec(codec, 'codec');
  checkObject(options, 'options');
  const fallback: unknown = options.default;
  const isDefault = codec.hasInstance(fallback);
  checkArgument(isDefault || fallback === undefined, 'default', 'a value of the codec', fallback);
  return Result.andThen(self.lookup(name), (text): Result.Result<Value, EnvError> => {
    if (text !== undefined) {
      return Result.mapError(decodeText(text, codec), (expected) =>
        errorOf({ name, reason: 'invalid', expected }),
      );
    }
    if (isDefault && Object.hasOwn(options, 'default')) {
      return Result.Ok(fallback);
    }
    const absent = codec.decode(undefined);
    return absent.ok ? absent : fail({ name, reason: 'missing' });
  });
}

/**
 * Reads several variables and returns their values, or one error that names every wrong variable.
 *
 * Each variable is read in the same way as with {@link read}.
 *
 * @typeParam Codecs - The types of the codecs.
 * @typeParam Defaults - The types of the defaults.
 * @param self - The source, which is read when you call the function.
 * @param codecs - The codec for each variable, by name.
 * @param options - The defaults for missing variables; a variable whose text is empty is not missing.
 * @returns The values by name, or an error that lists every wrong variable in the order of the codecs.
 * @throws An {@link ArgumentError} if a default is not a value of its codec.
 *
 * @example Read the configuration of a server
 * ```ts
 * import { Codec, Int } from '@tstd/core';
 * import { Env } from '@tstd/env';
 *
 * const variables = { PORT: Int.codec, DEBUG: Codec.boolean };
 * const options = { defaults: { DEBUG: false } };
 *
 * Env.readAll(Env.from({ PORT: '80' }), variables, options); // => { ok: true, value: { PORT: 80, DEBUG: false } }
 *
 * const wrong = Env.readAll(Env.from({ DEBUG: '1' }), variables, options);
 * wrong.ok ? [] : wrong.error.faults.map((fault) => fault.name); // => ['PORT', 'DEBUG']
 * ```
 *
 * @alias cleanEnv, createEnv, Config.all, znv.parseEnv, parseEnv, envSchema, BaseSettings,
 *   customCleanEnv, ConfigModule
 * @keywords settings, config, validate, startup, schema, zod, envalid, missing, crash, required
 * @category Access
 * @since 1.0.0
 */
export function readAll<
  Codecs extends EnvCodecs,
  Defaults extends { readonly [Name in keyof Codecs]?: Codec.ValueOf<Codecs[Name]> | undefined } =
    {},
>(
  self: Env,
  codecs: Codecs,
  // A default without a codec is a bug.
  options: ReadAllOptions<
    Defaults & { readonly [Name in Exclude<keyof Defaults, keyof Codecs>]: never }
  > = {},
): Result.Result<
  // `EnvValues`, written out so that an editor shows the names and their types.
  { readonly [Name in keyof Codecs]: Codec.ValueOf<Codecs[Name]> },
  EnvError
> {
  checkEnv(self, 'self');
  checkObject(codecs, 'codecs');
  checkObject(options, 'options');
  // A default parameter would apply only to `undefined`, not to `null`.
  const { defaults = {} }: ReadAllOptions<object> = options;
  checkObject(defaults, 'defaults');
  const values: (readonly [string, unknown])[] = [];
  const faults: EnvFault[] = [];
  for (const [name, codec] of Object.entries<Codec.Codec<unknown, unknown>>(codecs)) {
    const fallback = Object.hasOwn(defaults, name)
      ? { default: Reflect.get(defaults, name) as unknown }
      : {};
    const result = read(self, name, codec, fallback);
    if (result.ok) {
      values.push([name, result.value]);
    } else {
      faults.push(...result.error.faults);
    }
  }
  return faults.length === 0
    ? // SAFETY: each variable was read by its own codec or has its default, as in the mapped type.
      Result.Ok(Object.fromEntries(values) as EnvValues<Codecs>)
    : Result.Err(new EnvError({ faults }));
}

/**
 * Returns a source that looks up variables in `other` if they are missing in `self`.
 *
 * If a variable cannot be read in the first source, the result is an error and the second source is not read.
 *
 * @param self - The source to read first.
 * @param other - The source to read if a variable is missing.
 * @returns The combined source.
 *
 * @example Add defaults to a source
 * ```ts
 * import { Env } from '@tstd/env';
 *
 * const env = Env.or(
 *   Env.from({ HOST: 'example.org' }),
 *   Env.from({ HOST: 'localhost', PORT: '80' }),
 * );
 *
 * Env.get(env, 'HOST'); // => 'example.org'
 * Env.get(env, 'PORT'); // => '80'
 * ```
 *
 * @alias dotenv-flow, dotenvExpand
 * @keywords dotenv, override, merge, layered, development, local, production
 * @category Combinations
 * @since 1.0.0
 */
export function or(self: Env, other: Env): Env {
  checkEnv(self, 'self');
  checkEnv(other, 'other');
  return {
    lookup: (name) =>
      Result.andThen(self.lookup(name), (text) =>
        text === undefined ? other.lookup(name) : Result.Ok(text),
      ),
  };
}

/**
 * Returns a codec for lists that are written as one string, such as `a,b,c`.
 *
 * Each item is read in the same way as {@link read} reads a variable: unchanged or, if the codec rejects the text, as JSON. White space around an item is ignored.
 * Empty or blank text is decoded to an empty list. An empty or blank item is an error: `a,,b` and `a,` are rejected.
 *
 * Some items cannot be encoded: an item that is empty, starts or ends with white space or contains the separator, and an item whose text would be decoded to another item, such as the number 1 if the codec also accepts strings. The codec rejects a list that contains any of these items.
 *
 * @typeParam Value - The type of the items.
 * @param item - The codec for the items. It receives each text unchanged and, if it rejects the text, the value that the text represents in JSON.
 * @param options - The text between two items; a comma by default.
 * @returns A codec for lists.
 * @throws An {@link ArgumentError} if the separator is not a string or is empty.
 *
 * @example Read the allowed hosts
 * ```ts
 * import { Codec, Int } from '@tstd/core';
 * import { Env } from '@tstd/env';
 *
 * const env = Env.from({ HOSTS: 'a.org, b.org', PORTS: '80,443,', NONE: '' });
 * const ports = Env.read(env, 'PORTS', Env.list(Int.codec));
 *
 * Env.read(env, 'HOSTS', Env.list(Codec.string)); // => { ok: true, value: ['a.org', 'b.org'] }
 * Env.read(env, 'NONE', Env.list(Codec.string)); // => { ok: true, value: [] }
 * ports.ok ? '' : ports.error.message; // => 'The environment variable "PORTS" must be a list without an empty item'
 * ```
 *
 * @alias Config.array, Config.hashSet
 * @keywords comma, split, array, separated, delimiter, CSV, semicolon, origins, CORS, PATH
 * @category Constructors
 * @since 1.0.0
 */
export function list<Value>(
  item: Codec.Codec<Value, unknown>,
  options: ListOptions = {},
): Codec.Codec<readonly Value[], string> {
  checkCodec(item, 'item');
  checkObject(options, 'options');
  const { separator = ',' } = options;
  checkArgument(
    typeof separator === 'string' && separator !== '',
    'separator',
    'a non-empty string',
    separator,
  );
  return listCodec(item, separator);
}

/**
 * A codec for booleans that also accepts `1` and `0`, which shells and containers often use.
 *
 * The codec decodes `true`, `1`, `false` and `0`, in lower case, and encodes booleans as `true` and `false`. The codec for booleans in `@tstd/core` decodes only `true` and `false`.
 *
 * @example Read a flag
 * ```ts
 * import { Codec } from '@tstd/core';
 * import { Env } from '@tstd/env';
 *
 * const env = Env.from({ DEBUG: '1', CI: 'yes' });
 * const ci = Env.read(env, 'CI', Env.flag);
 *
 * Env.read(env, 'DEBUG', Env.flag); // => { ok: true, value: true }
 * Env.read(env, 'DEBUG', Codec.boolean).ok; // => false
 * ci.ok ? '' : ci.error.message; // => 'The environment variable "CI" must be true, false, 1 or 0'
 * ```
 *
 * @alias envalid.bool, Config.boolean, stringbool, z.stringbool, strtobool, asBool
 * @keywords boolean, switch, one, zero, DEBUG, CI, on, off, truthy
 * @category Instances
 * @since 1.0.0
 */
export const flag: Codec.Codec<boolean, string> = /* @__PURE__ */ flagCodec();

const CURRENT: Env = {
  lookup: (name) =>
    isName(name)
      ? Result.tryCall(
          () => readPlatform(name),
          () => errorOf({ name, reason: 'denied' }),
        )
      : Result.Ok(undefined),
};

/** Whether a variable can have the name. Deno throws if it cannot. */
function isName(name: string): boolean {
  return name !== '' && !name.includes('=') && !name.includes('\0');
}

function errorOf(fault: EnvFault): EnvError {
  return new EnvError({ faults: [fault] });
}

function fail(fault: EnvFault): Result.Result<never, EnvError> {
  return Result.Err(errorOf(fault));
}
