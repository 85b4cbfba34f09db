import { register as registerRequire } from 'tsx/cjs/api';
import { register } from 'tsx/esm/api';
import { Application } from 'typedoc';

/**
 * The module that TypeDoc loads. It reads the plugin, which is TypeScript, into the one copy of
 * TypeDoc that runs: `tsImport()` would load another one.
 */
export async function load(app) {
  const unregister = register();
  // The code that the plugin shares with the site is CommonJS, and loads other modules by `require()`.
  const unregisterRequire = registerRequire();
  try {
    const plugin = await import('./plugin.ts');
    plugin.load(app);
  } catch (error) {
    // TypeDoc would only log that a plugin is missing, and go on without it.
    app.on(Application.EVENT_BOOTSTRAP_END, () => {
      throw error;
    });
  } finally {
    unregisterRequire();
    await unregister();
  }
}
