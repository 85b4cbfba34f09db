/**
 * Checks whether a value is a plain object, from any realm: neither an array nor an instance of a class.
 */
export function isPlainObject(value: unknown): value is { readonly [key: string]: unknown } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return false;
  }
  const prototype = Object.getPrototypeOf(value) as object | null;
  // Each realm has its own `Object.prototype`, which is recognised by having no prototype itself.
  return (
    prototype === null ||
    isRoot(prototype) ||
    (isRoot(Object.getPrototypeOf(prototype) as object) && hasNativeConstructorOnly(prototype))
  );
}

function isRoot(prototype: object): boolean {
  return Object.getPrototypeOf(prototype) === null;
}

/** Checks for the prototype of `process.env` in Node, which is not the prototype of a class written in JavaScript. */
function hasNativeConstructorOnly(prototype: object): boolean {
  const keys = Reflect.ownKeys(prototype);
  const { constructor } = prototype;
  return (
    keys.length === 1 &&
    keys[0] === 'constructor' &&
    typeof constructor === 'function' &&
    constructor.name === '' &&
    // An anonymous class may also have only a constructor, but its source code is visible.
    Function.prototype.toString.call(constructor).endsWith('{ [native code] }')
  );
}
