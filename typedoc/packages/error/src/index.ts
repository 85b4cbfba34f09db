import * as Argument from './Argument.js';

export { Argument };
export { AbortError } from './AbortError.js';
export { AggregateError } from './AggregateError.js';
export type { AggregateErrorClass } from './AggregateError.js';
export { ArgumentError } from './ArgumentError.js';
export { assertNever } from './assertNever.js';
export { asString } from './asString.js';
export { checkArgument } from './checkArgument.js';
export { Error } from './Error.js';
export { ErrorClass } from './ErrorClass.js';
export type {
  CustomError,
  ErrorClassOptions,
  ErrorClassParameters,
  ErrorClassProperties,
} from './ErrorClass.js';
export type { ErrorOptions } from './ErrorOptions.js';
export type { ErrorType } from './ErrorType.js';
export { EvalError } from './EvalError.js';
export { invariant } from './invariant.js';
export { InvariantError } from './InvariantError.js';
export { isDOMException } from './isDOMException.js';
export { isError } from './isError.js';
export type { NativeErrorClass } from './NativeErrorClass.js';
export { NotImplementedError } from './NotImplementedError.js';
export { panic } from './panic.js';
export { RangeError } from './RangeError.js';
export { ReferenceError } from './ReferenceError.js';
export { RuntimeError } from './RuntimeError.js';
export { SyntaxError } from './SyntaxError.js';
export { TimeoutError } from './TimeoutError.js';
export { TypeError } from './TypeError.js';
export { URIError } from './URIError.js';
export { warning } from './warning.js';
