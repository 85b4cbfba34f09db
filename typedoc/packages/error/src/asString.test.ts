import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { RuntimeError } from './RuntimeError.js';
import { asString } from './asString.js';
import { isError } from './isError.js';

// The sources are compiled without the types of Node, so that none of them uses Node by mistake.
const { runInNewContext }: { runInNewContext(code: string): unknown } = await import(
  'node:vm' as string
);

const refuse = (): never => {
  throw new Error('Refused');
};

describe('asString', () => {
  test('returns one line for an error without a cause', () => {
    expect(asString(new TypeError('Wrong'))).toBe('TypeError: Wrong');
    expect(asString(new TypeError())).toBe('TypeError');
    expect(asString(Object.assign(new Error('Wrong'), { name: '' }))).toBe('Wrong');
    expect(asString(new DOMException('Stopped', 'AbortError'))).toBe('AbortError: Stopped');
    expect(asString(runInNewContext(`new RangeError('Far')`))).toBe('RangeError: Far');
  });

  test('returns one line for each cause, in order', () => {
    const error = new Error('a', { cause: new TypeError('b', { cause: new RangeError('c') }) });
    expect(asString(error)).toBe('Error: a\nCaused by: TypeError: b\nCaused by: RangeError: c');
  });

  test('ends with a cause that is not an error', () => {
    const end = (cause: unknown) => asString(new Error('a', { cause }));
    expect(end('text')).toBe('Error: a\nCaused by: "text"');
    expect(end(404)).toBe('Error: a\nCaused by: 404');
    expect(end(-0)).toBe('Error: a\nCaused by: -0');
    expect(end(1n)).toBe('Error: a\nCaused by: 1n');
    expect(end(null)).toBe('Error: a\nCaused by: null');
    expect(end(Symbol('s'))).toBe('Error: a\nCaused by: Symbol(s)');
    expect(end({ cause: new Error('b') })).toBe('Error: a\nCaused by: [object Object]');
    expect(end(undefined)).toBe('Error: a');
  });

  test('prints values that are not errors', () => {
    expect(asString('text')).toBe('"text"');
    expect(asString(undefined)).toBe('undefined');
    expect(asString(null)).toBe('null');
    expect(asString([1, 2])).toBe('1,2');
  });

  test('ends a circular chain', () => {
    const first = new Error('a');
    const second = new TypeError('b', { cause: first });
    first.cause = second;
    expect(asString(first)).toBe('Error: a\nCaused by: TypeError: b\nCaused by: [Circular]');
    const self = new Error('a');
    self.cause = self;
    expect(asString(self)).toBe('Error: a\nCaused by: [Circular]');
  });

  test('ends an infinite chain', () => {
    const endless = (): Error => Object.defineProperty(new Error('a'), 'cause', { get: endless });
    const lines = asString(endless()).split('\nCaused by: ');
    expect(lines.slice(0, -1)).toEqual(Array.from({ length: 1000 }, () => 'Error: a'));
    expect(lines.at(-1)).toBe('[More]');
    const chain = (length: number): Error =>
      Array.from({ length }).reduce<Error>((cause) => new Error('a', { cause }), new Error('end'));
    expect(asString(chain(999)).endsWith('Error: a\nCaused by: Error: end')).toBe(true);
    expect(asString(chain(1000)).endsWith('Error: a\nCaused by: [More]')).toBe(true);
  });

  test('omits the errors inside an AggregateError', () => {
    expect(asString(new AggregateError([new Error('a')], 'All'))).toBe('AggregateError: All');
  });

  test('neither reads nor changes the stack trace', () => {
    const read = vi.fn(() => 'stack');
    const error = new RuntimeError({ cause: new TypeError('b'), message: 'a' });
    const native = new TypeError('b');
    // Since Node 22 it is an accessor, which has no value.
    expect({ ...Object.getOwnPropertyDescriptor(error, 'stack'), value: '' }).toEqual({
      ...Object.getOwnPropertyDescriptor(native, 'stack'),
      value: '',
    });
    for (const each of [error, error.cause as TypeError]) {
      Object.defineProperty(each, 'stack', { get: read });
    }
    expect(asString(error)).toBe('RuntimeError: a\nCaused by: TypeError: b');
    expect(isError(error)).toBe(true);
    expect(error instanceof RuntimeError).toBe(true);
    expect(read).not.toHaveBeenCalled();
  });

  test('returns one line for each error in the chain', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme-ascii' }), { minLength: 1 }), (messages) => {
        const error = messages.reduceRight<Error | undefined>(
          (cause, message) => new Error(message, cause && { cause }),
          undefined,
        );
        expect(asString(error).split('\nCaused by: ')).toEqual(
          messages.map((message) => (message === '' ? 'Error' : `Error: ${message}`)),
        );
      }),
    );
  });

  test('never throws', () => {
    const { proxy: revoked, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(asString(revoked)).toBe('[object]');
    expect(asString(Object.create(null))).toBe('[object Object]');
    expect(asString({ toString: refuse })).toBe('[object Object]');
    expect(asString(Object.defineProperty(new Error('a'), 'name', { get: refuse }))).toBe(
      '[object Error]',
    );
    expect(asString(Object.defineProperty(new Error('a'), 'cause', { get: refuse }))).toBe(
      'Error: a',
    );
    expect(asString(new Proxy(new Error('a'), { get: refuse }))).toBe('[object]');
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(asString(value)).toBeTypeOf('string');
        expect(asString(new Error('a', { cause: value }))).toMatch(/^Error: a/);
      }),
    );
  });
});
