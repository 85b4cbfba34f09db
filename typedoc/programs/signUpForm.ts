import { Codec, CodecError, Enum, Int, Option, Result, String, Tag } from '@tstd/core';

/*
 * A form that is sent as text and decoded as a whole: every invalid field gets a message at once, and
 * no message contains a password.
 */

// Awkward: the message of an error begins with its path. The form shows the message next to the field,
// so it creates an error with an empty path.

export type Email = string & Tag<'Email'>;

export const Email = Tag.define('Email', String, {
  expected: 'an e-mail address',
  hasInstance: (text) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text),
});

const Plan = Enum.of({ Free: 'free', Team: 'team' });

const trimmed = Codec.transform(Codec.string, {
  expected: 'a text without blanks around it',
  hasInstance: (value): value is string => String.hasInstance(value) && value === value.trim(),
  encode: (value) => value,
  decode: (text) => text.trim(),
});

const required = Codec.refine(trimmed, {
  expected: 'a text',
  hasInstance: (text) => !String.isEmpty(text),
  message: 'This field is required',
});

const integer = Codec.transform(trimmed, {
  expected: 'an integer',
  hasInstance: Int.hasInstance,
  encode: (value) => `${value}`,
  decode: Int.parse,
});

const seats = Codec.refine(integer, {
  expected: 'an integer from 1 to 500',
  hasInstance: (value) => value >= 1 && value <= 500,
});

/** In a separate group, so that they are compared even if other fields are invalid. */
const passwords = Codec.refine(
  Codec.object({
    password: Codec.refine(Codec.string, {
      expected: 'a password',
      hasInstance: (text) => String.length(text) >= 12,
      message: 'A password has 12 characters or more',
    }),
    repeated: Codec.string,
  }),
  {
    expected: 'the same password twice',
    hasInstance: ({ password, repeated }) => password === repeated,
    path: ['repeated'],
    message: 'The passwords differ',
  },
);

const account = Codec.object(
  { name: required, email: Email.codec, plan: Plan.codec, passwords },
  { optional: { seats } },
);

export type Account = Codec.ValueOf<typeof account>;

export type FormErrors = Readonly<Record<string, string>>;

export function readSignUpForm(form: ReadonlyMap<string, string>): Result<Account, FormErrors> {
  const input = {
    name: form.get('name'),
    email: form.get('email')?.trim(),
    plan: form.get('plan'),
    // An empty field counts as left out.
    seats: Option.filter(form.get('seats'), (text) => !String.isBlank(text)),
    passwords: { password: form.get('password'), repeated: form.get('repeated') },
  };
  return Result.mapError(account.decode(input), ({ faults }) =>
    Object.fromEntries(faults.map((fault) => [fieldOf(fault), messageOf(fault)])),
  );
}

export function toForm(self: Account): ReadonlyMap<string, string> {
  const { passwords: _, ...fields } = account.encode(self);
  return new Map(Object.entries(fields));
}

function fieldOf({ path }: Codec.Fault): string {
  return `${path.at(-1) ?? ''}`;
}

function messageOf(fault: Codec.Fault): string {
  return fault.isMissing === true
    ? 'This field is required'
    : new CodecError({ ...fault, path: [] }).message;
}
