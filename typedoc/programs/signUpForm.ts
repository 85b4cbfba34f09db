import { Codec, CodecError, Enum, Int, Option, Result, String, Tag } from '@tstd/core';

/*
 * A form that is sent as text, field by field, and is read as a whole: every field that is wrong
 * gets its message at once, and a password never stands in one.
 */

// What is awkward here: the message of a fault begins with its path. A form shows the message beside
// its field and needs no path, so it makes an error with an empty one.

/** An e-mail address that was checked. */
export type Email = string & Tag<'Email'>;

export const Email = Tag.define('Email', String, {
  expected: 'an e-mail address',
  hasInstance: (text) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text),
});

const Plan = Enum.of({ Free: 'free', Team: 'team' });

/** Fields are typed by a person: text, with blanks around it. */
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

/** An integer as a form has it: a text. */
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

/** The two passwords are a group of their own, so that they are compared whatever the other fields are. */
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

/** The messages of the fields that are wrong, by their names. */
export type FormErrors = Readonly<Record<string, string>>;

/** Returns the account that a form describes, or what is wrong with each field. */
export function readSignUpForm(form: ReadonlyMap<string, string>): Result<Account, FormErrors> {
  const input = {
    name: form.get('name'),
    email: form.get('email')?.trim(),
    plan: form.get('plan'),
    // An empty field is one that was left out.
    seats: Option.filter(form.get('seats'), (text) => !String.isBlank(text)),
    passwords: { password: form.get('password'), repeated: form.get('repeated') },
  };
  return Result.mapError(account.decode(input), ({ faults }) =>
    Object.fromEntries(faults.map((fault) => [fieldOf(fault), messageOf(fault)])),
  );
}

/** Returns what a form is filled with to edit an account. */
export function toForm(self: Account): ReadonlyMap<string, string> {
  const { passwords: _, ...fields } = account.encode(self);
  return new Map(Object.entries(fields));
}

function fieldOf({ path }: Codec.Fault): string {
  return `${path.at(-1) ?? ''}`;
}

/** The message of an error begins with the path of its fault; a form shows it beside the field. */
function messageOf(fault: Codec.Fault): string {
  return fault.isMissing === true
    ? 'This field is required'
    : new CodecError({ ...fault, path: [] }).message;
}
