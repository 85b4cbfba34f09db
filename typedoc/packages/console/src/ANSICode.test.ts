import { ArgumentError } from '@tstd/error';
import { Env } from '@tstd/env';
import fc from 'fast-check';
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';

import * as ANSICode from './ANSICode.js';

/** The terminal-related parts of Node. */
interface Process {
  getBuiltinModule(name: 'node:util'): {
    readonly inspect: { readonly colors: Readonly<Record<string, readonly [number, number]>> };
    stripVTControlCharacters(text: string): string;
    styleText(format: readonly string[], text: string, options: object): string;
  };
  getBuiltinModule(name: 'node:tty'): {
    readonly WriteStream: {
      readonly prototype: { getColorDepth(env: Readonly<Record<string, string>>): number };
    };
  };
  readonly stdout: { isTTY?: boolean };
}

const { process } = globalThis as unknown as { readonly process: Process };
const { inspect, stripVTControlCharacters, styleText } = process.getBuiltinModule('node:util');
const { WriteStream } = process.getBuiltinModule('node:tty');

const ON: ANSICode.StyleOptions = { isEnabled: true };

const COLORS = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'] as const;

const FOREGROUNDS: readonly ANSICode.Color[] = COLORS.flatMap((color) => [
  color,
  `${color}Bright` as const,
]);

const BACKGROUNDS = FOREGROUNDS.map(
  (color) => `bg${color.charAt(0).toUpperCase()}${color.slice(1)}` as ANSICode.Background,
);

const EFFECTS: readonly ANSICode.Effect[] = [
  'bold',
  'dim',
  'italic',
  'underline',
  'inverse',
  'hidden',
  'strikethrough',
  'overline',
];

const STYLES: readonly ANSICode.Style[] = [...FOREGROUNDS, ...BACKGROUNDS, ...EFFECTS];

/** Node has different names for two styles. */
const NODE_NAMES: Readonly<Record<string, string>> = {
  blackBright: 'gray',
  bgBlackBright: 'bgGray',
  overline: 'overlined',
};

const nodeName = (style: ANSICode.Style): string => NODE_NAMES[style] ?? style;

/** The output of Node, forced on whatever the stream is. */
const nodeStyle = (text: string, names: readonly ANSICode.Style[]): string =>
  styleText(names.map(nodeName), text, { validateStream: false });

const styles = fc.constantFrom(...STYLES);
const words = fc.stringMatching(/^[a-z ]*$/);
const lines = fc.stringMatching(/^[a-z\n]*$/);

/** A string with styles, and the styles in which each character should be displayed. */
interface Styled {
  readonly text: string;
  readonly cells: readonly Cell[];
}

interface Cell {
  readonly character: string;
  readonly styles: readonly ANSICode.Style[];
}

/** Strings in nested styles. */
const { tree } = fc.letrec<{ tree: Styled; leaf: Styled; node: Styled }>((tie) => ({
  tree: fc.oneof({ depthSize: 'small' }, tie('leaf'), tie('node')),
  leaf: lines.map((text) => ({
    text,
    cells: Array.from(text, (character) => ({ character, styles: [] })),
  })),
  node: fc.tuple(styles, fc.array(tie('tree'), { maxLength: 4 })).map(([style, parts]) => ({
    text: ANSICode.style(parts.map(({ text }) => text).join(''), [style], ON),
    cells: parts
      .flatMap(({ cells }) => cells)
      .map((cell) => ({ ...cell, styles: [style, ...cell.styles] })),
  })),
}));

/** Returns each character that a terminal shows, and the parameters that apply to it. */
function show(text: string): readonly { character: string; shown: readonly number[] }[] {
  const ends = new Map(STYLES.map((style) => inspect.colors[nodeName(style)] ?? [0, 0]));
  const [plain = '', ...sequences] = text.split('\u001b[');
  const parts = [[undefined, plain], ...sequences.map((part) => part.split(/^(\d+)m/).slice(1))];
  let active: readonly number[] = [];
  return parts.flatMap(([parameter, characters = '']) => {
    if (parameter !== undefined) {
      const number = Number(parameter);
      const end = ends.get(number);
      // Bold and dim add up. Other parameters with the same end sequence replace each other.
      const isKept = (other: number): boolean =>
        end === undefined
          ? ends.get(other) !== number
          : other !== number && (end === 22 || ends.get(other) !== end);
      active = [...active.filter(isKept), ...(end === undefined ? [] : [number])];
    }
    // Styles are not visible on a line break.
    return Array.from(characters, (character) => ({
      character,
      shown: character === '\n' ? [] : active.toSorted(),
    }));
  });
}

/** Returns what a terminal should show. An inner style overrides an outer style of the same kind. */
function expectedOf(cells: readonly Cell[]): ReturnType<typeof show> {
  return cells.map(({ character, styles: names }) => {
    const active = new Map<string | number, number>();
    for (const name of character === '\n' ? [] : names) {
      const [open, close] = inspect.colors[nodeName(name)] ?? [0, 0];
      active.set(name === 'dim' ? name : close, open);
    }
    return { character, shown: [...active.values()].sort() };
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('codes()', () => {
  test.each(STYLES)('returns the sequences of %s that Node writes', (style) => {
    const [open, close] = inspect.colors[nodeName(style)] ?? [];
    expect(ANSICode.codes(style)).toEqual({
      open: `\u001b[${String(open)}m`,
      close: `\u001b[${String(close)}m`,
    });
  });

  test('rejects other names, at compile time and at run time', () => {
    // @ts-expect-error There is no such style.
    expect(() => ANSICode.codes('pink')).toThrow(ArgumentError);
    // @ts-expect-error There is no such style.
    expect(() => ANSICode.codes('pink')).toThrow(
      'Expected "style" to be the name of a style, received "pink"',
    );
    // @ts-expect-error There is no such style.
    expect(() => ANSICode.codes('toString')).toThrow(ArgumentError);
  });

  test('supports 40 styles', () => {
    expect(new Set(STYLES.map((style) => ANSICode.codes(style).open)).size).toBe(40);
    expectTypeOf<ANSICode.Style>().toEqualTypeOf<
      ANSICode.Color | ANSICode.Background | ANSICode.Effect
    >();
    expectTypeOf<'bgRedBright'>().toExtend<ANSICode.Background>();
  });
});

describe.each(STYLES)('%s()', (name) => {
  test('returns the same text as Node', () => {
    fc.assert(
      fc.property(words, (text) => {
        const expected = text === '' ? '' : nodeStyle(text, [name]);
        expect(ANSICode[name](text, ON)).toBe(expected);
      }),
    );
  });

  test('returns the text unchanged if styles are not displayed', () => {
    const text = '\u001b[31m red';
    expect(ANSICode[name](text, { isEnabled: false })).toBe(text);
    expect(ANSICode[name](text, { env: Env.from({ FORCE_COLOR: '0' }) })).toBe(text);
    expect(ANSICode[name]('a', { env: Env.from({ FORCE_COLOR: '1' }) })).toBe(
      ANSICode[name]('a', ON),
    );
  });

  test('lets the option override the variables', () => {
    vi.stubEnv('FORCE_COLOR', '1');
    const env = Env.from({ FORCE_COLOR: '1' });
    expect(ANSICode[name]('a', { isEnabled: false, env })).toBe('a');
    vi.stubEnv('FORCE_COLOR', '0');
    const no = Env.from({ FORCE_COLOR: '0', NO_COLOR: '1', TERM: 'dumb' });
    expect(ANSICode[name]('a', { isEnabled: true, env: no })).toBe(ANSICode[name]('a', ON));
  });

  test('checks the program if there are no options', () => {
    vi.stubEnv('FORCE_COLOR', '1');
    expect(ANSICode[name]('a')).toBe(ANSICode[name]('a', ON));
    vi.stubEnv('FORCE_COLOR', '0');
    expect(ANSICode[name]('a')).toBe('a');
  });
});

describe('style()', () => {
  test('returns the same text as Node for styles of different kinds', () => {
    const kinds = fc
      .tuple(
        fc.constantFrom(...FOREGROUNDS),
        fc.constantFrom(...BACKGROUNDS),
        fc.subarray(EFFECTS.slice(1)),
      )
      .chain(([color, background, effects]) =>
        fc.shuffledSubarray([color, background, ...effects]),
      );
    fc.assert(
      fc.property(kinds, fc.stringMatching(/^[a-z ]+$/), (names, text) => {
        fc.pre(names.length > 0);
        expect(ANSICode.style(text, names, ON)).toBe(nodeStyle(text, names));
      }),
    );
  });

  test('equals the nested functions, the first one outermost', () => {
    fc.assert(
      fc.property(fc.array(styles), lines, (names, text) => {
        const expected = names.reduceRight((inner, name) => ANSICode[name](inner, ON), text);
        expect(ANSICode.style(text, names, ON)).toBe(expected);
      }),
    );
  });

  test('changes nothing without a style or without text', () => {
    expect(ANSICode.style('text', [], ON)).toBe('text');
    expect(ANSICode.style('', ['red', 'bold'], ON)).toBe('');
    expect(ANSICode.style('\n\r\n\n', ['red', 'bold'], ON)).toBe('\n\r\n\n');
  });

  test('rejects other names even if styles are not shown', () => {
    // @ts-expect-error There is no such style.
    expect(() => ANSICode.style('a', ['pink'], { isEnabled: false })).toThrow(ArgumentError);
  });

  test('does not change its arguments', () => {
    const names = Object.freeze(['red', 'bold'] as const);
    expect(ANSICode.style('a', names, Object.freeze({ ...ON }))).toBe(
      ANSICode.style('a', ['red', 'bold'], ON),
    );
  });

  test('uses the stream of the options', () => {
    vi.stubEnv('FORCE_COLOR', undefined);
    vi.stubEnv('NO_COLOR', undefined);
    vi.stubEnv('TERM', undefined);
    vi.stubGlobal('process', { ...process, stdout: { isTTY: false }, stderr: { isTTY: true } });
    const env = Env.from({});
    expect(ANSICode.style('a', ['red'], { env, stream: 'stderr' })).toBe(ANSICode.red('a', ON));
    expect(ANSICode.style('a', ['red'], { env, stream: 'stdout' })).toBe('a');
    expect(ANSICode.style('a', ['red'], { env })).toBe('a');
  });
});

describe('a style on a text with styles', () => {
  const E = '\u001b[';

  test('shows each character in the styles around it, with inner styles on top', () => {
    fc.assert(
      fc.property(tree, ({ text, cells }) => {
        expect(show(text)).toEqual(expectedOf(cells));
      }),
      { numRuns: 500 },
    );
  });

  test('leaves no style open at the end of the text or of a line', () => {
    fc.assert(
      fc.property(tree, ({ text }) => {
        for (const line of text.split('\n')) {
          expect(show(`${line}!`).at(-1)).toEqual({ character: '!', shown: [] });
        }
        // Each line can be cut out: it looks the same without the lines before it.
        expect(text.split('\n').flatMap((line) => show(line))).toEqual(
          show(text).filter(({ character }) => character !== '\n'),
        );
      }),
    );
  });

  test('has the same text when it is stripped', () => {
    fc.assert(
      fc.property(tree, ({ text, cells }) => {
        expect(ANSICode.strip(text)).toBe(cells.map(({ character }) => character).join(''));
      }),
    );
  });

  test.each<[string, string]>([
    // When an inner colour ends, the outer colour returns.
    [ANSICode.red(`a${ANSICode.blue('b', ON)}c`, ON), `${E}31ma${E}34mb${E}39m${E}31mc${E}39m`],
    [ANSICode.red(ANSICode.blue('b', ON), ON), `${E}31m${E}34mb${E}39m`],
    // The same sequence ends bold and dim.
    [ANSICode.bold(`a${ANSICode.dim('b', ON)}c`, ON), `${E}1ma${E}2mb${E}22m${E}1mc${E}22m`],
    [ANSICode.dim(`a${ANSICode.bold('b', ON)}c`, ON), `${E}2ma${E}1mb${E}22m${E}2mc${E}22m`],
    // Styles of other kinds do not interfere.
    [ANSICode.red(`a${ANSICode.bold('b', ON)}c`, ON), `${E}31ma${E}1mb${E}22mc${E}39m`],
    // A reset ends every style, in any of its forms.
    [ANSICode.red(`a${E}0mb`, ON), `${E}31ma${E}0m${E}31mb${E}39m`],
    [ANSICode.red(`a${E}mb`, ON), `${E}31ma${E}m${E}31mb${E}39m`],
    [ANSICode.red(`a${E}00mb`, ON), `${E}31ma${E}00m${E}31mb${E}39m`],
    [ANSICode.red(`a${E}1;0mb`, ON), `${E}31ma${E}1;0m${E}31mb${E}39m`],
    [ANSICode.red(`a${E};1mb`, ON), `${E}31ma${E};1m${E}31mb${E}39m`],
    [ANSICode.red(`a\u009b39mb`, ON), `${E}31ma\u009b39m${E}31mb${E}39m`],
    // A style that a sequence sets after a reset is kept.
    [ANSICode.red(`a${E}0;34mb${E}39mc`, ON), `${E}31ma${E}0;34mb${E}39m${E}31mc${E}39m`],
    [ANSICode.red(`a${E}34;0mb`, ON), `${E}31ma${E}34;0m${E}31mb${E}39m`],
    [ANSICode.bold(`a${E}0;2mb`, ON), `${E}1ma${E}0;2m${E}1mb${E}22m`],
    // The numbers of an extended colour are not separate parameters.
    [ANSICode.red(`${E}38;5;0mb`, ON), `${E}31m${E}38;5;0mb${E}39m`],
    [ANSICode.red(`${E}38;2;0;39;0mb`, ON), `${E}31m${E}38;2;0;39;0mb${E}39m`],
    [ANSICode.red(`${E}48;5;39mb`, ON), `${E}31m${E}48;5;39mb${E}39m`],
    [ANSICode.red(`a${E}58;5;0mb`, ON), `${E}31ma${E}58;5;0mb${E}39m`],
    [
      ANSICode.red(`${E}38:2::0:39:0mb${E}0mc`, ON),
      `${E}31m${E}38:2::0:39:0mb${E}0m${E}31mc${E}39m`,
    ],
    [ANSICode.red(`${E}38;5;1;0mb`, ON), `${E}31m${E}38;5;1;0m${E}31mb${E}39m`],
    // Underline kinds that newer terminals support.
    [ANSICode.underline(`a${E}4:3mb${E}4:0mc`, ON), `${E}4ma${E}4:3mb${E}4:0m${E}4mc${E}24m`],
    [ANSICode.underline(`a${E}0;21mb${E}24mc`, ON), `${E}4ma${E}0;21mb${E}24m${E}4mc${E}24m`],
    // A style that the text leaves open is closed at the end of the text.
    [ANSICode.red(`${E}34mb`, ON), `${E}31m${E}34mb${E}39m`],
    [ANSICode.red(`${E}0;34mb`, ON), `${E}0;34mb${E}39m`],
    [ANSICode.red(`${E}0;1mb`, ON), `${E}0;1m${E}31mb${E}39m`],
    // Styles do not extend over line breaks.
    [ANSICode.red('a\nb', ON), `${E}31ma${E}39m\n${E}31mb${E}39m`],
    [ANSICode.red('a\r\n\nb\n', ON), `${E}31ma${E}39m\r\n\n${E}31mb${E}39m\n`],
    [ANSICode.red('a\rb', ON), `${E}31ma\rb${E}39m`],
    // A style of the text that spans a line break is not interrupted.
    [ANSICode.red(`${E}34ma\nb${E}39m\nc`, ON), `${E}31m${E}34ma\nb${E}39m\n${E}31mc${E}39m`],
    // Other sequences count as text.
    [ANSICode.red(`a${E}2Kb${E}?25lc`, ON), `${E}31ma${E}2Kb${E}?25lc${E}39m`],
    [ANSICode.red(`a${E}>4;0mb`, ON), `${E}31ma${E}>4;0mb${E}39m`],
  ])('is %j', (actual, expected) => {
    expect(actual).toBe(expected);
  });

  test.each<[ANSICode.Style, readonly number[]]>([
    ['red', [30, 37, 38, 90, 97]],
    ['bgRed', [40, 47, 48, 100, 107]],
    ['italic', [3]],
    ['underline', [4, 21]],
    ['inverse', [7]],
    ['hidden', [8]],
    ['strikethrough', [9]],
    ['overline', [53]],
  ])('does not override a style of the text that is of the kind of %s', (name, parameters) => {
    const { open, close } = ANSICode.codes(name);
    for (const parameter of parameters) {
      expect(ANSICode[name](`${E}0;${String(parameter)}ma`, ON)).toBe(
        `${E}0;${String(parameter)}ma${close}`,
      );
    }
    for (const parameter of [29, 39, 49, 89, 98, 99, 108, 5, 20, 54]) {
      expect(ANSICode[name](`${E}0;${String(parameter)}ma`, ON)).toBe(
        `${E}0;${String(parameter)}m${open}a${close}`,
      );
    }
  });

  test('takes time proportional to the length', () => {
    for (const part of [
      '\u001b[',
      '\u009b',
      '\u001b[1;',
      '\u001b[38;2;',
      '1',
      '\r',
      '\u001b[34m',
      '\n',
    ]) {
      ANSICode.red(`\u001b[${part.repeat(100_000)}`, ON);
    }
  });
});

describe('strip()', () => {
  const E = '\u001b';

  test.each<[string, string]>([
    ['', ''],
    ['text', 'text'],
    ['a\tb\nc\r\nd\u0007\b', 'a\tb\nc\r\nd\u0007\b'],
    ['é 😀 \u00a0', 'é 😀 \u00a0'],
    // Control sequences, of 7 and of 8 bits.
    [`a${E}[1;31mb${E}[0mc`, 'abc'],
    [`a${E}[mb`, 'ab'],
    ['a\u009b1;31mb\u009b0m', 'ab'],
    [`a${E}[38:2::1:2:3mb`, 'ab'],
    [`a${E}[2Jb${E}[10;20Hc${E}[?25ld${E}[>4;1me${E}[!pf${E}[1 qg`, 'abcdefg'],
    [`a${E}[@b${E}[~c`, 'abc'],
    // Control strings with each terminator.
    [`${E}]8;;https://example.org${E}\\link${E}]8;;${E}\\`, 'link'],
    [`${E}]8;;https://example.org\u0007link${E}]8;;\u0007`, 'link'],
    [`${E}]0;title\u009ctext`, 'text'],
    ['\u009d0;title\u009ctext', 'text'],
    [`a${E}P1$r0m${E}\\b`, 'ab'],
    [`a${E}X string${E}\\b`, 'ab'],
    [`a${E}^message${E}\\b`, 'ab'],
    [`a${E}_command${E}\\b`, 'ab'],
    ['a\u0090x\u009cb\u0098x\u009cc\u009ex\u009cd\u009fx\u009ce', 'abcde'],
    [`a${E}]0;é 😀\b\t\r\n~\u0007b`, 'ab'],
    // Only an OSC can end with BEL.
    [`a${E}Px\u0007b`, 'ax\u0007b'],
    // Other sequences.
    [`a${E}cb${E}7c${E}8d${E}(Be${E}#8f${E}=g${E}>h${E}Mi`, 'abcdefghi'],
    [`a${E}\\b`, 'ab'],
    ['a\u0080b\u0085c\u009cd\u009fe', 'abcde'],
    [`a${E}0b${E}~c${E}@d${E}_e${E}\`f`, 'abcdef'],
    // Truncated sequences.
    [`a${E}`, 'a'],
    [`a${E}[`, 'a'],
    [`a${E}[31`, 'a'],
    [`a${E}[31 `, 'a'],
    [`a${E}[31\nb`, 'a\nb'],
    [`a${E}[31éb`, 'aéb'],
    [`a${E}[31${E}[32mb`, 'ab'],
    [`a${E} `, 'a'],
    [`a${E}(\nb`, 'a\nb'],
    [`a${E}\u007fb`, 'a\u007fb'],
    [`a${E}[\u007fb`, 'a\u007fb'],
    [`a${E}\nb`, 'a\nb'],
    [`a${E}${E}b`, 'a'],
    [`a${E}]0;title`, 'a0;title'],
    [`a${E}]0;title${E}[31m b`, 'a0;title b'],
    [`a${E}]0;\u0000title\u0007b`, 'a0;\u0000title\u0007b'],
    [`a${E}]0;\u000etitle\u0007b`, 'a0;\u000etitle\u0007b'],
    [`a${E}]0;\u001ftitle\u0007b`, 'a0;\u001ftitle\u0007b'],
    [`a${E}]0;\u007ftitle\u0007b`, 'a0;\u007ftitle\u0007b'],
    [`a${E}]0;\u0080title\u0007b`, 'a0;title\u0007b'],
    [`a${E}]0;\u00a0title\u0007b`, 'ab'],
    // Removing a sequence does not create a new one from what surrounds it.
    [`a${E}${E}[31m[31mb`, 'a[31mb'],
    [`a${E}[${E}[31m31mb`, 'a31mb'],
  ])('turns %j into %j', (text, expected) => {
    expect(ANSICode.strip(text)).toBe(expected);
  });

  const sequences = fc.oneof(
    fc
      .tuple(fc.array(fc.nat(255), { maxLength: 5 }), fc.constantFrom('m', 'A', 'H', 'J', 'K'))
      .map(([parameters, final]) => `${E}[${parameters.slice(0, 5).join(';')}${final}`),
    fc.webUrl().map((url) => `${E}]8;;${url.replaceAll(/[^\w:/.-]/g, '')}\u0007`),
    styles.map((style) => ANSICode.codes(style).open),
  );

  test('agrees with Node on colours, cursor movements and hyperlinks', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.stringMatching(/^[a-z \n]*$/), sequences)), (parts) => {
        const text = parts.join('');
        expect(ANSICode.strip(text)).toBe(stripVTControlCharacters(text));
      }),
    );
  });

  const risky = fc.array(
    fc.oneof(
      fc.constantFrom(
        E,
        '[',
        ']',
        '\\',
        ';',
        '1',
        'm',
        '\u0007',
        '\u009b',
        '\u009d',
        '\u009c',
        ' ',
        'P',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
  );

  test('leaves no character that starts a sequence, and nothing more to strip', () => {
    fc.assert(
      fc.property(risky, (parts) => {
        const text = ANSICode.strip(parts.join(''));
        const isStart = (character: string): boolean =>
          character === E || (character >= '\u0080' && character <= '\u009f');
        expect(Array.from(text).filter(isStart)).toEqual([]);
        expect(ANSICode.strip(text)).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });

  test('keeps a text without control characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(ANSICode.strip(text)).toBe(text);
      }),
    );
  });

  test('takes time proportional to the length, for any text', () => {
    for (const part of [
      `${E}]`,
      '\u009d',
      `${E}[`,
      '\u009b',
      `${E}[1`,
      `${E}P`,
      '\u0090a',
      E,
      `${E}(`,
      '1;',
      ' ',
      'a',
    ]) {
      ANSICode.strip(part.repeat(100_000));
      ANSICode.strip(`${E}]${part.repeat(100_000)}`);
      ANSICode.strip(`${E}[${part.repeat(100_000)}`);
    }
  });
});

describe('isSupported()', () => {
  /** Sets whether the program writes to a terminal. */
  const stubTerminal = (stdout: boolean | undefined, stderr?: boolean): void => {
    vi.stubGlobal('process', { env: {}, stdout: { isTTY: stdout }, stderr: { isTTY: stderr } });
  };

  const variables = fc.record(
    {
      FORCE_COLOR: fc.constantFrom('', '0', '1', '2', '3', 'true', 'false', '4', 'TRUE', 'no', ' '),
      // Node 20 also respects an empty NO_COLOR, contrary to no-color.org.
      NO_COLOR: fc.constantFrom('0', '1', 'false', ' '),
      TERM: fc.constantFrom('xterm', 'dumb'),
    },
    { requiredKeys: ['TERM'] },
  );

  test('reads the variables as Node does', () => {
    stubTerminal(true);
    const { getColorDepth } = WriteStream.prototype;
    fc.assert(
      fc.property(variables, (record) => {
        expect(ANSICode.isSupported({ env: Env.from(record) })).toBe(getColorDepth(record) > 1);
      }),
    );
  });

  test.each(['', '1', '2', '3', 'true'])(
    'is true for FORCE_COLOR %j, regardless of everything else',
    (value) => {
      stubTerminal(false);
      const env = Env.from({ FORCE_COLOR: value, NO_COLOR: '1', TERM: 'dumb' });
      expect(ANSICode.isSupported({ env })).toBe(true);
    },
  );

  test.each(['0', 'false', '4', 'TRUE', '01'])('is false for FORCE_COLOR %j', (value) => {
    stubTerminal(true);
    expect(ANSICode.isSupported({ env: Env.from({ FORCE_COLOR: value }) })).toBe(false);
  });

  test.each(['1', '0', 'false', ' '])('is false for NO_COLOR %j', (value) => {
    stubTerminal(true);
    expect(ANSICode.isSupported({ env: Env.from({ NO_COLOR: value }) })).toBe(false);
  });

  test('ignores an empty NO_COLOR, and accepts a terminal unless it is dumb', () => {
    stubTerminal(true);
    expect(ANSICode.isSupported({ env: Env.from({ NO_COLOR: '' }) })).toBe(true);
    expect(ANSICode.isSupported({ env: Env.from({ TERM: 'dumb' }) })).toBe(false);
    expect(ANSICode.isSupported({ env: Env.from({ TERM: 'xterm' }) })).toBe(true);
  });

  test('checks the stream, which is the standard output by default', () => {
    const env = Env.from({});
    stubTerminal(true, false);
    expect(ANSICode.isSupported({ env })).toBe(true);
    expect(ANSICode.isSupported({ env, stream: 'stdout' })).toBe(true);
    expect(ANSICode.isSupported({ env, stream: 'stderr' })).toBe(false);
    stubTerminal(undefined, true);
    expect(ANSICode.isSupported({ env })).toBe(false);
    expect(ANSICode.isSupported({ env, stream: 'stderr' })).toBe(true);
  });

  test('uses the API of Deno on Deno', () => {
    const env = Env.from({});
    vi.stubGlobal('process', { stdout: { isTTY: false } });
    vi.stubGlobal('Deno', {
      stdout: { isTerminal: () => true },
      stderr: { isTerminal: () => false },
    });
    expect(ANSICode.isSupported({ env })).toBe(true);
    expect(ANSICode.isSupported({ env, stream: 'stderr' })).toBe(false);
    vi.stubGlobal('process', { stdout: { isTTY: true } });
    vi.stubGlobal('Deno', { stdout: {} });
    expect(ANSICode.isSupported({ env })).toBe(true);
  });

  test('is false if there is no stream, or none is accessible', () => {
    const env = Env.from({});
    vi.stubGlobal('process', undefined);
    expect(ANSICode.isSupported({ env })).toBe(false);
    // In a browser, a variable set by the bundler can still enable styles.
    expect(ANSICode.isSupported({ env: Env.from({ FORCE_COLOR: '1' }) })).toBe(true);
    vi.stubGlobal('process', {});
    expect(ANSICode.isSupported({ env })).toBe(false);
    vi.stubGlobal('process', {
      get stdout(): never {
        throw new Error('EBADF');
      },
    });
    expect(ANSICode.isSupported({ env })).toBe(false);
  });

  test('reads the variables of the program at each call', () => {
    vi.stubEnv('FORCE_COLOR', '1');
    expect(ANSICode.isSupported()).toBe(true);
    vi.stubEnv('FORCE_COLOR', '0');
    expect(ANSICode.isSupported()).toBe(false);
  });
});
