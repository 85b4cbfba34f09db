/**
 * Whether the value is an object of key and value pairs, from this realm or another: not an array, not the instance of a class.
 */
export function isPlainObject(value: unknown): value is { readonly [key: string]: unknown } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return false;
  }
  const prototype = Object.getPrototypeOf(value) as object | null;
  // Each realm has an `Object.prototype` of its own: it is the object that has no prototype.
  return (
    prototype === null ||
    isRoot(prototype) ||
    (isRoot(Object.getPrototypeOf(prototype) as object) && hasNativeConstructorOnly(prototype))
  );
}

function isRoot(prototype: object): boolean {
  return Object.getPrototypeOf(prototype) === null;
}

/** Whether it is the prototype of no class that a program has written, but of `process.env` in Node. */
function hasNativeConstructorOnly(prototype: object): boolean {
  const keys = Reflect.ownKeys(prototype);
  const { constructor } = prototype;
  return (
    keys.length === 1 &&
    keys[0] === 'constructor' &&
    typeof constructor === 'function' &&
    constructor.name === '' &&
    // A class without a name may have nothing but a constructor too; it shows its source.
    Function.prototype.toString.call(constructor).endsWith('{ [native code] }')
  );
}
