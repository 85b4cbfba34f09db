import * as Client from './Client.js';
import * as HTTPError from './HTTPError.js';
import * as ResponseParser from './ResponseParser.js';
import * as Status from './Status.js';

type Client = Client.Client;
type HTTPError = HTTPError.HTTPError;
type ResponseParser<Value> = ResponseParser.ResponseParser<Value>;
type Status = Status.Status;

export type {
  Method,
  ReferrerPolicy,
  RequestCache,
  RequestCredentials,
  RequestDestination,
  RequestMode,
  RequestRedirect,
  ResponseType,
} from './fetchTypes.js';
export { getJSON } from './getJSON.js';
export { Headers } from './Headers.js';
export type { HeaderEntry, HeadersInput } from './Headers.js';
export { Request } from './Request.js';
export type {
  Progress,
  RequestBody,
  RequestOptions,
  RequestSettings,
  SearchParamsInput,
  SearchParamValue,
} from './Request.js';
export { requestSend } from './requestSend.js';
export { Response } from './Response.js';
export type { ResponseParameters } from './Response.js';
export { Client, HTTPError, ResponseParser, Status };
