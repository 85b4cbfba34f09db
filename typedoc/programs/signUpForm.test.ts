import { expect, test } from 'vitest';
import { Result } from '@tstd/core';
import { readSignUpForm, toForm } from './signUpForm';

const valid = {
  name: ' Ada Lovelace ',
  email: 'ada@example.org',
  plan: 'team',
  seats: '12',
  password: 'correct horse battery',
  repeated: 'correct horse battery',
};

const read = (fields: Readonly<Record<string, string>>) =>
  readSignUpForm(new Map(Object.entries(fields)));

test('a valid form returns an account', () => {
  expect(read(valid)).toEqual(
    Result.Ok({
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      plan: 'team',
      seats: 12,
      passwords: { password: 'correct horse battery', repeated: 'correct horse battery' },
    }),
  );
});

test('an optional field may be blank', () => {
  const result = read({ ...valid, seats: ' ' });
  expect(Result.map(result, (account) => 'seats' in account)).toEqual(Result.Ok(false));
});

test('every invalid field has a message at once', () => {
  expect(
    read({
      name: '  ',
      email: 'ada@',
      plan: 'gold',
      seats: '0',
      password: 'correct horse battery',
      repeated: 'correct horse',
    }),
  ).toEqual(
    Result.Err({
      name: 'This field is required',
      email: 'Expected an e-mail address, received a string',
      plan: 'Expected "free" or "team", received a string',
      seats: 'Expected an integer from 1 to 500, received a string',
      repeated: 'The passwords differ',
    }),
  );
});

test('an empty form names each required field', () => {
  const message = 'This field is required';
  expect(read({})).toEqual(
    Result.Err({
      name: message,
      email: message,
      plan: message,
      password: message,
      repeated: message,
    }),
  );
});

test('a number is parsed strictly', () => {
  expect(read({ ...valid, seats: '12 or so' })).toEqual(
    Result.Err({ seats: 'Expected an integer, received a string' }),
  );
});

test('no message contains a password', () => {
  const messages = JSON.stringify(read({ ...valid, password: 'secret', repeated: 'secrets' }));
  expect(messages).toContain('A password has 12 characters or more');
  expect(messages).not.toContain('secret');
});

test('an account fills a form, without its password', () => {
  const form = Result.map(read(valid), toForm);
  expect(Result.map(form, Object.fromEntries)).toEqual(
    Result.Ok({ name: 'Ada Lovelace', email: 'ada@example.org', plan: 'team', seats: '12' }),
  );
});
