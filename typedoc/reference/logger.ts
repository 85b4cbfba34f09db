import { LogLevel, Logger } from 'typedoc';

/** Throws instead of logging, because callers of TypeDoc may continue after an error. */
export class StrictLogger extends Logger {
  readonly #warnings: string[] = [];

  override log(message: string, level: LogLevel): void {
    super.log(message, level);
    if (level === LogLevel.Warn) {
      this.#warnings.push(message);
    } else if (level === LogLevel.Error) {
      throw new Error(describe(message));
    }
  }

  assertNoWarnings(): void {
    if (this.#warnings.length > 0) {
      throw new Error(describe(this.#warnings.join('\n')));
    }
  }
}

const FAILURE = 'TypeDoc could not write the reference\n';

/** Adds the prefix only once: TypeDoc logs the messages of errors that its outputs throw again. */
function describe(message: string): string {
  return message.startsWith(FAILURE) ? message : `${FAILURE}${message}`;
}
