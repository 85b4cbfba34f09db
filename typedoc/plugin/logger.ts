import { LogLevel, Logger } from 'typedoc';

/** Keeps what TypeDoc warns of, so that it can be told as the reason of a failure. */
export class ComplaintLogger extends Logger {
  readonly #complaints: string[] = [];

  override log(message: string, level: LogLevel): void {
    if (level >= LogLevel.Warn) {
      this.#complaints.push(message);
    }
  }

  /**
   * Fails when TypeDoc had any doubt: a doubt about the reference is a fault of it.
   *
   * @throws Error with all that TypeDoc said.
   */
  assertNoComplaints(): void {
    if (this.#complaints.length > 0) {
      throw new Error(`TypeDoc cannot make the reference\n${this.#complaints.join('\n')}`);
    }
  }
}
