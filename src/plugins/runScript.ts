import { execFile } from 'node:child_process';

const MAX_OUTPUT_BYTES = 64 * 2 ** 20;

/** The output of a script that succeeded. */
export interface ScriptOutput {
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a script of this repository in a process of its own, as an ES module: Docusaurus loads its
 * plugins as CommonJS.
 *
 * @throws Error with all that the script says when it fails.
 */
export function runScript(
  siteDir: string,
  parameters: readonly string[],
  input = '',
): Promise<ScriptOutput> {
  return new Promise((resolve, reject) => {
    const script = execFile(
      process.execPath,
      ['--import', 'tsx', ...parameters],
      { cwd: siteDir, maxBuffer: MAX_OUTPUT_BYTES },
      (error, stdout, stderr) => {
        if (error === null) {
          resolve({ stdout, stderr });
        } else {
          reject(new Error(`${stdout}${stderr}`.trim() || error.message, { cause: error }));
        }
      },
    );
    script.stdin?.end(input);
  });
}
