import { LogLevel, Logger } from 'typedoc';

/**
 * Fails instead of printing, because who runs TypeDoc may go on after an error: a doubt about the
 * reference is a fault of it.
 */
export class StrictLogger extends Logger {
  readonly #warnings: string[] = [];

  /** @throws Error at an error of TypeDoc. */
  override log(message: string, level: LogLevel): void {
    super.log(message, level);
    if (level === LogLevel.Warn) {
      this.#warnings.push(message);
    } else if (level === LogLevel.Error) {
      throw new Error(describe(message));
    }
  }

  /** @throws Error with all warnings, if there were any. */
  assertNoWarnings(): void {
    if (this.#warnings.length > 0) {
      throw new Error(describe(this.#warnings.join('\n')));
    }
  }
}

const FAILURE = 'TypeDoc cannot make the reference\n';

/** An error may come by more than once: TypeDoc logs the message of what its outputs throw. */
function describe(message: string): string {
  return message.startsWith(FAILURE) ? message : `${FAILURE}${message}`;
}
