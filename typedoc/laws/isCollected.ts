/** The modules of Node that can run the garbage collector. */
interface Modules {
  getBuiltinModule(name: 'node:v8'): { setFlagsFromString(flags: string): void };
  getBuiltinModule(name: 'node:vm'): { runInNewContext(code: string): unknown };
}

const { process } = globalThis as unknown as { readonly process: Modules };

process.getBuiltinModule('node:v8').setFlagsFromString('--expose-gc');
const collect = process.getBuiltinModule('node:vm').runInNewContext('gc') as () => void;

/** Waits before each collection, because `deref()` keeps the value alive until the end of the task. */
export async function isCollected(reference: WeakRef<WeakKey>): Promise<boolean> {
  for (let round = 0; round < 10; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    collect();
    if (reference.deref() === undefined) {
      return true;
    }
  }
  return false;
}
