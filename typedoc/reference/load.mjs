import { register as registerRequire } from 'tsx/cjs/api';
import { register } from 'tsx/esm/api';
import { Application } from 'typedoc';

/** `tsImport()` would load the plugin into a second copy of TypeDoc. */
export async function load(app) {
  const unregister = register();
  // The code shared with the site is CommonJS, and uses `require()`.
  const unregisterRequire = registerRequire();
  try {
    const plugin = await import('./typedocPlugin.ts');
    plugin.load(app);
  } catch (error) {
    // TypeDoc only logs that a plugin is missing, and continues.
    app.on(Application.EVENT_BOOTSTRAP_END, () => {
      throw error;
    });
  } finally {
    unregisterRequire();
    await unregister();
  }
}
