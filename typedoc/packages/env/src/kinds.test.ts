import { Int } from '@tstd/core';
import { describe, expect, test } from 'vitest';

import { thrownBy, WRONG } from '../../../laws/kinds.js';
import * as Env from './Env.js';
import { EnvError } from './EnvError.js';

const env = Env.from({ A: '1' });

// The functions are called as untyped code would call them.
type Call = readonly [name: string, call: (value: never) => unknown, parameter: string];

const CALLS: readonly Call[] = [
  ['from', Env.from, 'record'],
  ['get', (self) => Env.get(self, 'A'), 'self'],
  ['get', (name) => Env.get(env, name), 'name'],
  ['require', (self) => Env.require(self, 'A'), 'self'],
  ['require', (name) => Env.require(env, name), 'name'],
  ['read', (self) => Env.read(self, 'A', Int.codec), 'self'],
  ['read', (name) => Env.read(env, name, Int.codec), 'name'],
  ['read', (codec) => Env.read(env, 'A', codec), 'codec'],
  ['read', (options) => Env.read(env, 'A', Int.codec, options), 'options'],
  ['read', (value) => Env.read(env, 'A', Int.codec, { default: value }), 'default'],
  ['readAll', (self) => Env.readAll(self, { A: Int.codec }), 'self'],
  ['readAll', (codecs) => Env.readAll(env, codecs), 'codecs'],
  ['readAll', (codec) => Env.readAll(env, { A: codec }), 'codec'],
  ['readAll', (options) => Env.readAll(env, { A: Int.codec }, options), 'options'],
  ['readAll', (defaults) => Env.readAll(env, { A: Int.codec }, { defaults }), 'defaults'],
  ['or', (self) => Env.or(self, env), 'self'],
  ['or', (other) => Env.or(env, other), 'other'],
  ['list', (item) => Env.list(item), 'item'],
  ['list', (options) => Env.list(Int.codec, options), 'options'],
  ['list', (separator) => Env.list(Int.codec, { separator }), 'separator'],
  ['EnvError', (properties) => new EnvError(properties), 'properties'],
  ['EnvError', (faults) => new EnvError({ faults }), 'faults'],
  ['EnvError', (fault) => new EnvError({ faults: [fault] }), 'faults'],
  ['EnvError', (message) => new EnvError({ faults: [], message }), 'message'],
];

/** The parameters that accept an empty object or a string. */
const OBJECTS = ['codecs', 'defaults', 'options', 'properties', 'record'];
const TEXTS = ['message', 'name', 'separator'];

describe('a value of the wrong type', () => {
  test.each(CALLS)('is rejected by %s, which names it', (_, call, parameter) => {
    const wrong = WRONG.filter(
      (value) =>
        !(OBJECTS.includes(parameter) && typeof value === 'object' && value !== null) &&
        !(TEXTS.includes(parameter) && typeof value === 'string'),
    );
    expect(wrong.length).toBeGreaterThan(6);
    for (const value of wrong) {
      const error = thrownBy(() => call(value as never));
      expect(error).toMatchObject({ name: 'ArgumentError' });
      expect((error as Error).message).toContain(`"${parameter}"`);
    }
  });
});
