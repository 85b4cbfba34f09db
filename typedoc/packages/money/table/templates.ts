import type { CurrencyRow } from './readTable';

/** A text in English and French. */
type Text = readonly [english: string, french: string];

/** The first line of generated files. */
const ORIGIN =
  '// Generated from table/currencies.csv by table/generate.ts. Edit those files and run it again.\n';

// The texts that all currencies share are translated in `shared.json` of the package.
const AMOUNT =
  'The amount: a decimal as a string or a `BigDecimal`, a big integer, or a number. It may have more decimal places than the minor unit.';

const THROWS = "An `ArgumentError` if the amount is not a decimal, for example `NaN` or `'0x10'`.";

const FUND = 'It is an ISO 4217 funds code, for which no coins or notes exist.';

const DIGITS: readonly Text[] = [
  ['0 decimal places', '0 décimale'],
  ['1 decimal place', '1 décimale'],
  ['2 decimal places', '2 décimales'],
  ['3 decimal places', '3 décimales'],
  ['4 decimal places', '4 décimales'],
];

/** The amount of the examples, with more digits than any currency has. */
const FINE_AMOUNT = 1234.56789;

/** Returns the module of a currency. */
export function currencyModule(row: CurrencyRow): string {
  const { code, minorUnit } = row;
  const texts = describe(row);
  const price = writeAmount('19.9', minorUnit);
  const names = [code, 'Money'].sort().join(', ');
  const rounded = FINE_AMOUNT.toFixed(minorUnit);
  return `${ORIGIN}
import type { Currency } from '../Currency.js';
import { type Amount, type Money, of } from '../internal/money/model.js';
import { withCode } from '../internal/withCode.js';

const currency: Currency<'${code}'> = /* @__PURE__ */ withCode(${writeCurrency(row)});

/**
 * ${texts.model[0]}
 *
 * @example ${texts.modelTitle[0]}
 * \`\`\`ts
 * import { ${names} } from '@tstd/money';
 *
 * const price: ${code} = ${code}('${price}');
 *
 * price.currency.numericCode; // => '${row.numericCode}'
 * Money.toMinorUnits(price); // => ${price.replace('.', '')}n
 * \`\`\`
 *
 * @category Models
 * @since 1.0.0
 */
export interface ${code} extends Money<'${code}'> {
  /** ${texts.currency[0]} */
  readonly currency: Currency<'${code}'>;
}

/**
 * ${texts.summary[0]}
 *
${row.isFund ? ` * ${FUND}\n *\n` : ''}${texts.table[0].replaceAll(/^/gm, ' * ')}
 *
 * @param amount - ${AMOUNT}
 * @returns ${texts.returns[0]}
 * @throws ${THROWS}
 *
 * @example ${texts.title[0]}
 * \`\`\`ts
 * import { ${names} } from '@tstd/money';
 *
 * const amount = ${code}('${String(FINE_AMOUNT)}');
 *
 * Money.asString(amount); // => '${String(FINE_AMOUNT)} ${code}'
 * Money.asString(Money.round(amount)); // => '${rounded} ${code}'
 * Money.asString(${code}(1n)); // => '${(1).toFixed(minorUnit)} ${code}'
 * \`\`\`
 *
 * @category Constructors
 * @since 1.0.0
 */
export function ${code}(amount: Amount): ${code} {
  return of(amount, currency);
}
`;
}

/** Returns the index of all currencies. */
export function currencyIndex(rows: readonly CurrencyRow[]): string {
  const lines = rows.map(({ code }) => `export { ${code} } from './${code}.js';\n`);
  return `${ORIGIN}\n${lines.join('')}`;
}

/** Returns the module that finds a currency by its code. */
export function currencyTable(rows: readonly CurrencyRow[]): string {
  return `${ORIGIN}
import type { BigDecimalString } from '@tstd/bigdecimal';

/** A currency in short form: code, numeric code, name, minor unit, symbol, and cash increment. */
export type Row = readonly [string, string, string, number, string, BigDecimalString?];

/** The active currencies and funds of ISO 4217 that have a minor unit. */
export const rows: readonly Row[] = [
  ${rows.map(writeRow).join(',\n  ')},
];
`;
}

/** Returns the French texts for a currency module, in the order of the catalogue. */
export function currencyMessages(row: CurrencyRow): string {
  const texts = describe(row);
  const { code, isFund } = row;
  const messages: readonly (readonly [key: string, text: Text])[] = [
    [`${code}/summary`, texts.summary],
    [`${code}/summary/${isFund ? '3' : '2'}`, texts.table],
    [`${code}/returns`, texts.returns],
    [`${code}/example/title`, texts.title],
    [`${code}:type/summary`, texts.model],
    [`${code}:type/example/title`, texts.modelTitle],
    [`${code}:type.currency/summary`, texts.currency],
  ];
  const entries = messages.map(([key, [source, text]]) => [key, { source, text }] as const);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

interface CurrencyTexts {
  readonly model: Text;
  readonly modelTitle: Text;
  readonly currency: Text;
  readonly summary: Text;
  readonly table: Text;
  readonly returns: Text;
  readonly title: Text;
}

function describe(row: CurrencyRow): CurrencyTexts {
  const { code, name } = row;
  const frenchName = inBrackets(row.frenchName);
  const [digits, frenchDigits] = DIGITS[row.minorUnit] ?? ['', ''];
  return {
    model: [`An amount of money in ${code} (${name}).`, `Un montant en ${code} (${frenchName}).`],
    modelTitle: [`A price in ${code}`, `Un prix en ${code}`],
    currency: [`The ${code} currency.`, `La devise ${code}.`],
    summary: [
      `Creates an amount of money in ${code} (${name}).`,
      `Construit un montant en ${code} (${frenchName}).`,
    ],
    table: [writeTable(row, digits), writeFrenchTable(row, frenchDigits)],
    returns: [`The amount in ${code}.`, `Le montant en ${code}.`],
    title: [
      `Round an amount in ${code} to ${digits}`,
      `Arrondir un montant en ${code} à ${frenchDigits}`,
    ],
  };
}

function writeTable({ cashIncrement, ...row }: CurrencyRow, digits: string): string {
  const smallest = `${writeUnit(row.minorUnit)} ${row.code}`;
  return joinTable([
    ['Property', 'ISO 4217'],
    ['---', '---'],
    ['Code', `\`${row.code}\``],
    ['Numeric code', `\`${row.numericCode}\``],
    ['Name', row.name],
    ['Minor unit', `${digits}, ${smallest}`],
    ...(row.symbol === row.code ? [] : [['Symbol', `\`${row.symbol}\``]]),
    ...(cashIncrement === undefined ? [] : [['Cash', `multiples of ${cashIncrement} ${row.code}`]]),
  ]);
}

function writeFrenchTable({ cashIncrement, ...row }: CurrencyRow, digits: string): string {
  const smallest = `${inFrench(writeUnit(row.minorUnit))}\u00a0${row.code}`;
  return joinTable([
    ['Propriété', 'ISO 4217'],
    ['---', '---'],
    ['Code', `\`${row.code}\``],
    ['Code numérique', `\`${row.numericCode}\``],
    ['Nom', row.frenchName],
    ['Unité mineure', `${digits}, soit ${smallest}`],
    ...(row.symbol === row.code ? [] : [['Symbole', `\`${row.symbol}\``]]),
    ...(cashIncrement === undefined
      ? []
      : [['En espèces', `multiples de ${inFrench(cashIncrement)}\u00a0${row.code}`]]),
  ]);
}

/** Returns a French name for use in brackets, with its own brackets replaced by a comma. */
function inBrackets(name: string): string {
  return name.replace(/ \((.+)\)$/, ', $1');
}

function joinTable(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Returns the smallest amount of a currency: `0.01` for two decimal places. */
function writeUnit(minorUnit: number): string {
  return (10 ** -minorUnit).toFixed(minorUnit);
}

function writeAmount(amount: string, minorUnit: number): string {
  return Number(amount).toFixed(minorUnit);
}

function inFrench(decimal: string): string {
  return decimal.replace('.', ',');
}

function writeCurrency(row: CurrencyRow): string {
  const { code, numericCode, name, minorUnit, symbol, cashIncrement } = row;
  return JSON.stringify({ code, numericCode, name, minorUnit, symbol, cashIncrement });
}

function writeRow(row: CurrencyRow): string {
  const { code, numericCode, name, minorUnit, symbol, cashIncrement } = row;
  const cells = [code, numericCode, name, minorUnit, symbol];
  return JSON.stringify(cashIncrement === undefined ? cells : [...cells, cashIncrement]);
}
