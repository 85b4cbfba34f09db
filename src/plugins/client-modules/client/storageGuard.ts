import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

type StorageName = 'localStorage' | 'sessionStorage';

const PROBE = 'docusaurus.probe';

if (ExecutionEnvironment.canUseDOM) {
  guardStorage('localStorage');
}

/**
 * Makes broken storage (no quota, an embedded page) throw on access. Docusaurus reports that only once,
 * but would report every failing call.
 */
export function guardStorage(name: StorageName): void {
  const fault = faultOf(name);
  if (fault !== undefined) {
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw fault;
      },
    });
  }
}

function faultOf(name: StorageName): Error | undefined {
  try {
    const storage = window[name];
    storage.setItem(PROBE, PROBE);
    storage.removeItem(PROBE);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(`${name} does not work`, { cause: error });
  }
}
