import { register as registerRequire } from 'tsx/cjs/api';
import { register } from 'tsx/esm/api';
import { Application } from 'typedoc';

/** Does not use `tsImport()`, which would load a second copy of TypeDoc. */
export async function load(app) {
  const unregister = register();
  // The code that is shared with the site is CommonJS and uses `require()`.
  const unregisterRequire = registerRequire();
  try {
    const plugin = await import('./typedocPlugin.ts');
    plugin.load(app);
  } catch (error) {
    // If a plugin is missing, TypeDoc only logs an error and continues.
    app.on(Application.EVENT_BOOTSTRAP_END, () => {
      throw error;
    });
  } finally {
    unregisterRequire();
    await unregister();
  }
}
