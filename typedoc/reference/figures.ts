import { referenceTexts } from './referenceTexts';

const BYTES_PER_KILOBYTE = 1000;

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

  size(bytes: number): string {
    return bytes < BYTES_PER_KILOBYTE
      ? `${this.count(bytes)}\u00a0${this.#byte}`
      : `${this.count(bytes / BYTES_PER_KILOBYTE)}\u00a0k${this.#byte}`;
  }
}
