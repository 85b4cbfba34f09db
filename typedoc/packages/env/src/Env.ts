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
 * A source of environment variables, each of which has a name and a text.
 *
 * {@link current} is that of the program, {@link from} makes one of a record, and {@link or} joins two.
 * A source is read when a variable is asked for, and not before: a change is seen at once.
 *
 * The empty text is a value, as in POSIX (XBD 8.1): a variable that is set to nothing is set.
 *
 * @example A source of your own
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
   * Returns the text of a variable, None when it is not set, or an error when it may not be read.
   *
   * @param name - The name of the variable; the source decides whether case counts.
   * @returns The text or None, or the error.
   */
  readonly lookup: (name: string) => Result.Result<Option<string>, EnvError>;
}

/**
 * The texts of variables, by name.
 *
 * @example Variables for a test
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
 * The codecs of variables, by name.
 *
 * @example The variables of a server
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
 * @example A default
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
  /** The value when the variable is missing. When it is left out, the variable is required, unless the codec has a default itself. `undefined` is a default for a codec that decodes to it, such as an option, and the same as left out for others. */
  readonly default?: Value | undefined;
}

/**
 * The options of {@link readAll}.
 *
 * @typeParam Defaults - The types of the defaults.
 *
 * @example Defaults by name
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
  /** The values of missing variables, by name, as in {@link ReadOptions}. A variable without a default is required, unless its codec has one itself. */
  readonly defaults?: Defaults | undefined;
}

/**
 * The options of {@link list}.
 *
 * @example Paths
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
  /** What stands between two items. The default is a comma. */
  readonly separator?: string | undefined;
}

/**
 * The values that {@link readAll} gives, by name.
 *
 * @typeParam Codecs - The types of the codecs.
 *
 * @example Name the type of a configuration
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
 * Returns the variables of the program.
 *
 * They are those of `Deno.env` where there is one, else of `process.env`. A variable that is missing there is looked for in `import.meta.env`, where bundlers such as Vite put the ones that are known when the program is built.
 * On a platform that has none of them, every variable is missing.
 *
 * On Windows, names are compared without regard to case, so that `path` and `Path` are one variable. Everywhere else they are two.
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
 * Returns the source of the variables that a record holds.
 *
 * It is for tests, and for platforms that hand the variables over, such as workers at the edge of a network.
 * Only own properties are variables. Names are compared with regard to case.
 *
 * @param record - The texts of the variables, by name. Changes to it are seen.
 * @returns The source of the variables.
 *
 * @example Variables for a test
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
 * Returns the text of a variable, or None when it is missing or may not be read.
 *
 * Use {@link require} to tell both apart. The empty text is a value.
 *
 * @param self - The source, which is read at the moment of the call.
 * @param name - The name of the variable; the source decides whether case counts.
 * @returns The text, or None.
 *
 * @example A variable that is set, one that is empty and one that is missing
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
 * Returns the text of a variable, or an error when it is missing or may not be read.
 *
 * The empty text is a value. To refuse it, {@link read} the variable with a codec that does.
 *
 * @param self - The source, which is read at the moment of the call.
 * @param name - The name of the variable; the source decides whether case counts.
 * @returns The text, or the error that names the variable.
 *
 * @example A variable that must be set
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
 * Returns the value that a codec reads from the text of a variable, or an error.
 *
 * The codec gets the text as it is. When it refuses the text, it gets what the text says as JSON (RFC 8259): a number, `true`, `false`, `null`, an array or an object.
 * So a codec that accepts texts reads the very text by its own grammar: those of `BigInt` and `BigDecimal` take `+8` and `08` for 8.
 * All others read JSON: `1.0` and `1e3` are integers, and `08`, `+8`, ` 8`, `8px`, `yes` and the empty text are neither numbers nor booleans. {@link flag} takes `1` and `0` for booleans.
 *
 * The error says what the codec asks for, and never what the text is. A fault inside a JSON object is told without its place, because the keys belong to the text.
 *
 * @typeParam Value - The type of the value.
 * @param self - The source, which is read at the moment of the call.
 * @param name - The name of the variable; the source decides whether case counts.
 * @param codec - The codec, which gets the text as it is and, if it refuses that, as JSON.
 * @param options - The default for a variable that is missing; an empty text is not missing.
 * @returns The value, or the error that names the variable.
 * @throws An {@link ArgumentError} when the default is not a value of the codec.
 *
 * @example Numbers, booleans, texts and JSON
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
 * @example A default is for a variable that is missing
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
 * @example A variable that may be missing
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
 * Returns the values of several variables, or one error that names all that are wrong.
 *
 * Each variable is read as {@link read} does.
 *
 * @typeParam Codecs - The types of the codecs.
 * @typeParam Defaults - The types of the defaults.
 * @param self - The source, which is read at the moment of the call.
 * @param codecs - The codec of each variable, by its name.
 * @param options - The defaults for variables that are missing; an empty text is not missing.
 * @returns The values by name, or the error with a fault for each variable that is wrong, in the order of the codecs.
 * @throws An {@link ArgumentError} when a default is not a value of its codec.
 *
 * @example Configure a server
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
  // A default of a name without a codec is a mistake.
  options: ReadAllOptions<
    Defaults & { readonly [Name in Exclude<keyof Defaults, keyof Codecs>]: never }
  > = {},
): Result.Result<
  // Written out, so that an editor shows the names and their types. It is what `EnvValues` is.
  { readonly [Name in keyof Codecs]: Codec.ValueOf<Codecs[Name]> },
  EnvError
> {
  checkEnv(self, 'self');
  checkObject(codecs, 'codecs');
  checkObject(options, 'options');
  // A default of a parameter is for what is left out only, and not for `null`.
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
    ? // SAFETY: each variable was read by its own codec, or has its default, which is what the mapped type says.
      Result.Ok(Object.fromEntries(values) as EnvValues<Codecs>)
    : Result.Err(new EnvError({ faults }));
}

/**
 * Returns a source that looks into a second one for what is missing in the first.
 *
 * A variable that may not be read in the first source is an error, and is not looked for in the second.
 *
 * @param self - The source to look into first.
 * @param other - The source to look into when a variable is missing.
 * @returns The source of both.
 *
 * @example Defaults under another source
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
 * Returns the codec of a list that is one text, such as `a,b,c`.
 *
 * Each item is read as {@link read} reads a variable: as it is, or as JSON when the codec refuses it. White space around an item is left out.
 * A text that is empty or blank is the empty list. An item that is empty or blank is a fault: `a,,b` and `a,` are refused.
 *
 * A list has no way to write an item that is empty, that starts or ends with white space, or that has the separator in it, nor one whose text is read as another item, such as the number 1 where the codec takes texts too. A list with such an item is no value of the codec.
 *
 * @typeParam Value - The type of the items.
 * @param item - The codec, which gets each text as it is and, if it refuses that, as JSON.
 * @param options - The text between two items; a comma by default.
 * @returns A codec of lists.
 * @throws An {@link ArgumentError} when the separator is not a text, or is empty.
 *
 * @example Read the hosts that are allowed
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
    'a text that is not empty',
    separator,
  );
  return listCodec(item, separator);
}

/**
 * The codec of a boolean that also accepts `1` and `0`, as variables of shells and containers often have them.
 *
 * It reads `true`, `1`, `false` and `0`, in small letters, and writes `true` and `false`. The codec of booleans in `@tstd/core` reads `true` and `false` only.
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

/** Whether a variable can have the name. Deno throws when it cannot. */
function isName(name: string): boolean {
  return name !== '' && !name.includes('=') && !name.includes('\0');
}

function errorOf(fault: EnvFault): EnvError {
  return new EnvError({ faults: [fault] });
}

function fail(fault: EnvFault): Result.Result<never, EnvError> {
  return Result.Err(errorOf(fault));
}
