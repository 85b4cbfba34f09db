import { checkArgument } from '@tstd/error';

function hasFunction(value: unknown, name: string): boolean {
  return (
    typeof value === 'object' && value !== null && typeof Reflect.get(value, name) === 'function'
  );
}

/** Throws if an argument has no `decode` method. */
export function checkCodec(value: unknown, name: string): void {
  checkArgument(hasFunction(value, 'decode'), name, 'a codec', value);
}

/** Throws if an argument has no `lookup` method. */
export function checkEnv(value: unknown, name: string): void {
  checkArgument(hasFunction(value, 'lookup'), name, 'a source of variables', value);
}
