import { referenceTexts } from './texts';

const BYTES_PER_KILOBYTE = 1000;

/** Writes figures in a language, with a no-break space before their unit. */
export class FigureWriter {
  readonly #byte: string;
  readonly #format: Intl.NumberFormat;

  constructor(locale: string) {
    this.#byte = referenceTexts(locale).byte;
    this.#format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  }

  count(value: number): string {
    return this.#format.format(value);
  }

  /** Bytes: `96 B`, `12.7 kB`. */
  size(bytes: number): string {
    return bytes < BYTES_PER_KILOBYTE
      ? `${this.count(bytes)}\u00a0${this.#byte}`
      : `${this.count(bytes / BYTES_PER_KILOBYTE)}\u00a0k${this.#byte}`;
  }
}
