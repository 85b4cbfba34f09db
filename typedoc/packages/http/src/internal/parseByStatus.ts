import * as Task from '@tstd/task/Task';

import { type NetworkError, type ParserError, StatusError } from '../HTTPError.js';
import type { ResponseParser, ResponseSource } from '../ResponseParser.js';

/** Parses a body, unless the parser does not accept its status. */
export function parseByStatus<Value>(
  parser: ResponseParser<Value>,
  source: ResponseSource,
): Task.Task<Value, NetworkError | ParserError | StatusError> {
  const { head, method } = source;
  return parser.statuses === 'any' || head.ok
    ? parser.parse(source)
    : Task.Err(new StatusError({ method, response: head }));
}
