import { checkObject, checkString } from './Argument.js';
import { asString } from './asString.js';
import type { Error } from './Error.js';
import type { ErrorOptions } from './ErrorOptions.js';
import { attempt } from './internal/attempt.js';
import { isError } from './isError.js';

/**
 * An instance of a class that {@link ErrorClass} created.
 *
 * @typeParam Name - The name of the error, as a literal.
 * @typeParam Properties - The custom properties of the error.
 *
 * @example A function that handles typed errors
 * ```ts
 * import type { CustomError } from '@tstd/error';
 *
 * type ParseError = CustomError<'ParseError', { line: number }>;
 *
 * function place(error: ParseError): string {
 *   return `${error.name} on line ${error.line}`;
 * }
 *
 * place({ name: 'ParseError', message: '', line: 3 }); // => 'ParseError on line 3'
 * ```
 *
 * @keywords typed, name, properties
 * @category Models
 * @since 1.0.0
 */
export type CustomError<Name extends string = string, Properties extends object = {}> = Error &
  Readonly<Record<'name', Name>> &
  Readonly<Properties>;

/**
 * The object that the constructor of an error class expects. It contains the message, the cause and the custom properties.
 *
 * @typeParam Properties - The custom properties of the error.
 *
 * @example Create an error from its properties
 * ```ts
 * import type { ErrorClassProperties } from '@tstd/error';
 *
 * const properties: ErrorClassProperties<{ line: number }> = {
 *   line: 3,
 *   message: 'Unexpected end',
 * };
 *
 * properties.line; // => 3
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type ErrorClassProperties<Properties extends object = {}> = Readonly<
  ErrorOptions & {
    /** A description of what is wrong. By default, the `errorMessage` of the class. */
    readonly message?: string | undefined;
  } & Properties
>;

/**
 * The parameters of an error class constructor.
 *
 * The constructor has a single parameter, which is optional if no custom property is required.
 *
 * @typeParam Properties - The custom properties of the error.
 *
 * @example An optional and a required parameter
 * ```ts
 * import type { ErrorClassParameters } from '@tstd/error';
 *
 * const none: ErrorClassParameters<{ line?: number }> = [];
 * const one: ErrorClassParameters<{ line: number }> = [{ line: 3 }];
 *
 * none.length + one.length; // => 1
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type ErrorClassParameters<Properties extends object = {}> = {} extends Properties
  ? [properties?: ErrorClassProperties<Properties>]
  : [properties: ErrorClassProperties<Properties>];

/**
 * The options of {@link ErrorClass}.
 *
 * @typeParam Name - The name of the error, as a literal.
 *
 * @example A class with a default message
 * ```ts
 * import { ErrorClass, type ErrorClassOptions } from '@tstd/error';
 *
 * const options: ErrorClassOptions<'EmptyError'> = {
 *   errorName: 'EmptyError',
 *   errorMessage: 'Nothing there',
 * };
 * const EmptyError = ErrorClass(options);
 *
 * new EmptyError().message; // => 'Nothing there'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface ErrorClassOptions<Name extends string = string> {
  /** The message of errors that are created without a message. The default is the empty string. */
  readonly errorMessage?: string | undefined;

  /** The name of the errors. It stays the same when the code is minified, and `instanceof` compares this name. */
  readonly errorName: Name;
}

/**
 * The type of the classes that the {@link ErrorClass} function returns.
 *
 * Use this interface to annotate the base class if every export needs a type annotation (`isolatedDeclarations`): in this case, a class cannot extend an expression.
 *
 * @typeParam Name - The name of the error, as a literal.
 *
 * @example Annotate the type of a base class
 * ```ts
 * import { ErrorClass } from '@tstd/error';
 *
 * const StatusErrorBase: ErrorClass<'StatusError'> = ErrorClass({
 *   errorName: 'StatusError',
 * });
 *
 * export class StatusError extends StatusErrorBase<{ status: number }> {}
 *
 * StatusError.errorName; // => 'StatusError'
 * new StatusError({ status: 404 }).status; // => 404
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface ErrorClass<Name extends string = string> {
  /**
   * Creates an error.
   *
   * @typeParam Properties - The custom properties of the error.
   *
   * @param parameters - An object with the message, the cause and the custom properties.
   */
  new <Properties extends object & Partial<Record<'name' | 'stack', never>> = {}>(
    ...parameters: ErrorClassParameters<Properties>
  ): CustomError<Name, Properties>;

  /** The name that all errors of this class have. */
  readonly errorName: Name;

  /**
   * Returns the name and the message of an error, then one line for each cause.
   *
   * @param self - The error to convert. Any other value is accepted too, because any value can be thrown.
   * @returns A string of at least one line.
   */
  asString(self: unknown): string;

  /**
   * Checks whether the value is an instance of the class or an error with the same name. `instanceof` calls this method.
   *
   * @param value - Any value: the check never throws.
   * @returns Whether the value is an error of the class.
   */
  [Symbol.hasInstance](value: unknown): boolean;
}

/**
 * Creates an error class to extend. The name of its errors is a literal type.
 *
 * The constructor expects one object, which contains `message`, `cause` and the custom properties that you declare as the type argument of the class. `name` and `stack` belong to the error and cannot be custom properties.
 *
 * `JSON.stringify` outputs the name, the message and the custom properties of an error, but neither the stack trace nor the cause.
 *
 * `instanceof` compares the name, so it also accepts an error of that name from another realm or from a second copy of the package, and a `DOMException` of that name. A subclass of your error class has no name of its own: for a subclass, `instanceof` accepts only instances of that subclass.
 *
 * @typeParam Name - The name of the error, as a literal.
 *
 * @param options - The name of the error and its default message.
 * @returns The class to extend.
 *
 * @example Create an error with a custom property
 * ```ts
 * import { ErrorClass } from '@tstd/error';
 *
 * class StatusError extends ErrorClass({ errorName: 'StatusError' })<{
 *   status: number;
 * }> {}
 *
 * const error = new StatusError({ message: 'Not found', status: 404 });
 *
 * error.name; // => 'StatusError'
 * error.status; // => 404
 * StatusError.asString(error); // => 'StatusError: Not found'
 * ```
 *
 * @example Convert an error to JSON
 * ```ts
 * import { ErrorClass } from '@tstd/error';
 *
 * class StatusError extends ErrorClass({ errorName: 'StatusError' })<{
 *   status: number;
 * }> {}
 *
 * const error = new StatusError({
 *   message: 'Not found',
 *   status: 404,
 *   cause: 'secret',
 * });
 *
 * JSON.stringify(error); // => '{"name":"StatusError","message":"Not found","status":404}'
 * ```
 *
 * @example Recognise instances by their name
 * ```ts
 * import { ErrorClass } from '@tstd/error';
 *
 * class First extends ErrorClass({ errorName: 'SameError' }) {}
 * class Second extends ErrorClass({ errorName: 'SameError' }) {}
 *
 * new First() instanceof Second; // => true
 * new Error('SameError') instanceof Second; // => false
 * ```
 *
 * @alias customErrorClass, createErrorClass, Data.Error, make-error, ts-custom-error, thiserror,
 *   modern-errors, errors.New, fmt.Errorf
 * @keywords subclass, inherit, domain, discriminate, extends, status, code, instanceof, payload
 * @category Constructors
 * @since 1.0.0
 */
export function ErrorClass<const Name extends string>(
  options: ErrorClassOptions<Name>,
): ErrorClass<Name> {
  checkObject(options, 'options');
  const { errorMessage, errorName } = options;
  checkString(errorName, 'errorName');
  checkOptional(errorMessage, 'errorMessage');

  class Custom extends globalThis.Error {
    static readonly errorName: Name = errorName;

    static asString(self: unknown): string {
      return asString(self);
    }

    static override [Symbol.hasInstance](value: unknown): boolean {
      const isNamed = this === Custom || Object.getPrototypeOf(this) === Custom;
      return hasPrototype(this, value) || (isNamed && hasName(value, errorName));
    }

    constructor(properties: ErrorClassProperties = {}) {
      checkObject(properties, 'properties');
      const { cause, message = errorMessage, ...custom } = properties;
      checkOptional(message, 'message');
      super(message, cause === undefined ? undefined : { cause });
      defineCustom(this, custom);
    }

    toJSON(): object {
      const { message, name } = this;
      return { name, message, ...(this as object) };
    }
  }

  // As with native errors, the name is not enumerable and is on the prototype.
  Object.defineProperty(Custom.prototype, 'name', {
    configurable: true,
    value: errorName,
    writable: true,
  });
  Object.defineProperty(Custom, 'name', { configurable: true, value: errorName });

  // SAFETY: the constructor defines the custom properties, and the prototype has the name.
  return Custom as unknown as ErrorClass<Name>;
}

function checkOptional(text: string | undefined, name: string): void {
  if (text !== undefined) {
    checkString(text, name);
  }
}

/** The properties that belong to the error itself. */
const RESERVED: ReadonlySet<PropertyKey> = /* @__PURE__ */ new Set(['name', 'stack']);

function defineCustom(error: object, custom: Readonly<Record<PropertyKey, unknown>>): void {
  for (const key of Reflect.ownKeys(custom)) {
    if (!RESERVED.has(key)) {
      defineOwn(error as Record<PropertyKey, unknown>, key, custom[key]);
    }
  }
}

/** Sets an own property. Inherited names are not assigned, because `__proto__` is a setter and a class may have others. */
function defineOwn(target: Record<PropertyKey, unknown>, key: PropertyKey, value: unknown): void {
  if (key in target) {
    Object.defineProperty(target, key, {
      configurable: true,
      enumerable: true,
      value,
      writable: true,
    });
  } else {
    // eslint-disable-next-line no-param-reassign -- That is the purpose of the function, and assigning is many times faster than defining the property.
    target[key] = value;
  }
}

/** The default behaviour of `instanceof`. */
function hasPrototype(constructor: object, value: unknown): boolean {
  return attempt(
    () => Reflect.apply(Function.prototype[Symbol.hasInstance], constructor, [value]),
    false,
  );
}

function hasName(value: unknown, name: string): boolean {
  return isError(value) && attempt(() => value.name === name, false);
}
