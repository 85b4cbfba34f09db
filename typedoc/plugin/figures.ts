import type { ReferenceLocale } from './contract';

const BYTES_PER_KILOBYTE = 1000;

/** The abbreviation of a byte, which stands in no table of `Intl`. */
const BYTE: Readonly<Record<ReferenceLocale, string>> = { en: 'B', fr: 'o' };

/** Writes figures in a language, with a no-break space before their unit. */
export class FigureWriter {
  readonly #locale: ReferenceLocale;
  readonly #format: Intl.NumberFormat;

  constructor(locale: ReferenceLocale) {
    this.#locale = locale;
    this.#format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  }

  count(value: number): string {
    return this.#format.format(value);
  }

  percent(value: number): string {
    return `${this.count(value)}\u00a0%`;
  }

  /** Bytes: `96 B`, `12.7 kB`. */
  size(bytes: number): string {
    const unit = BYTE[this.#locale];
    return bytes < BYTES_PER_KILOBYTE
      ? `${this.count(bytes)}\u00a0${unit}`
      : `${this.count(bytes / BYTES_PER_KILOBYTE)}\u00a0k${unit}`;
  }
}
