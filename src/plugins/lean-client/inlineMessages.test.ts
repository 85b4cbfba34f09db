import { describe, expect, test } from 'vitest';
import { inlineMessages } from './inlineMessages';

const IMPORT = `import Translate, { translate } from '@docusaurus/Translate';\n`;

const FRENCH = { copy: 'Copier “tout”', of: '{count} sur {total}', link: 'préversion' };

function inline(code: string, translations: Readonly<Record<string, string>> = FRENCH) {
  const result = inlineMessages('Part.tsx', IMPORT + code, translations);
  return { ...result, code: result.code.slice(IMPORT.length) };
}

describe('inlineMessages() of a call', () => {
  test('writes the text in its place', () => {
    expect(inline(`x = translate({ id: 'copy', message: 'Copy', description: 'Label' });`)).toEqual(
      {
        code: `x = "Copier “tout”";`,
        ids: ['copy'],
        kept: expect.not.arrayContaining(['copy']),
      },
    );
  });

  test('escapes what a text may hold', () => {
    expect(
      inline(`x = translate({ id: 'copy', message: 'Copy' });`, { copy: '"a"\\\n' }).code,
    ).toBe(String.raw`x = "\"a\"\\\n";`);
  });

  test('leaves the values to be put in', () => {
    expect(inline(`translate({ id: 'of', message: '{count} of' }, { count, total });`).code).toBe(
      'translate({ message: "{count} sur {total}" }, { count, total });',
    );
  });

  test('says what the code says when there is no translation', () => {
    expect(inline("translate({ 'id': 'new', message: `It's new` })")).toMatchObject({
      code: `"It's new"`,
      ids: ['new'],
    });
    expect(inline(`translate({ id: 'new', message: '{n} new' }, { n })`).code).toBe(
      'translate({ message: "{n} new" }, { n })',
    );
  });

  test.each([
    `translate({ id, message: 'Copy' })`,
    `translate({ id: ids.copy, message: 'Copy' })`,
    `translate({ ...parts, id: 'copy' })`,
    `translate({ message: 'Copy' })`,
    `translate({ id: 'new' })`,
    `translate({ id: 'copy', message: 'Copy' }, values, more)`,
    `translate(copy)`,
    `other.translate({ id: 'copy', message: 'Copy' })`,
  ])('leaves what it cannot read: %s', (code) => {
    expect(inline(code)).toMatchObject({ code, ids: [] });
  });
});

describe('inlineMessages() of an element', () => {
  test('writes the text in its place', () => {
    const code = `<p>\n  <Translate id="copy" description={'Label'}>\n    Copy &amp;\n    more\n  </Translate>\n</p>;`;
    expect(inline(code)).toMatchObject({
      code: `<p>\n  <>{"Copier “tout”"}</>\n</p>;`,
      ids: ['copy'],
    });
  });

  test('leaves the words as they stand when there is no translation', () => {
    const words = `\n  A &amp; b\n  c\n`;
    expect(inline(`<Translate id="new" description="d">${words}</Translate>`).code).toBe(
      `<>${words}</>`,
    );
    expect(inline(`<Translate id="new">\n{'A {b}'}\n</Translate>`).code).toBe(`<>\n{'A {b}'}\n</>`);
  });

  test('leaves the values to be put in, and inlines the messages among them', () => {
    const code = `<Translate id="of" description="d" values={{ count: <Translate id="link">pre</Translate>, total }}>{'{count} of {total}'}</Translate>`;
    expect(inline(code)).toMatchObject({
      code: `<Translate   values={{ count: <>{"préversion"}</>, total }}>{"{count} sur {total}"}</Translate>`,
      ids: ['of', 'link'],
    });
  });

  test.each([
    `<Translate id={id}>Copy</Translate>`,
    `<Translate>Copy</Translate>`,
    `<Translate id="copy" key={1}>Copy</Translate>`,
    `<Translate id="copy" {...rest}>Copy</Translate>`,
    `<Translate id="copy">{copy}</Translate>`,
    `<Translate id="copy">Copy {'all'}</Translate>`,
    `<Translate id="copy" />`,
    `<Other id="copy">Copy</Other>`,
  ])('leaves what it cannot read: %s', (code) => {
    expect(inline(code)).toMatchObject({ code, ids: [] });
  });
});

describe('inlineMessages() of a file', () => {
  test('goes by the names that the file gives', () => {
    const code = `import T, { translate as say } from '@docusaurus/Translate';\n`;
    expect(
      inlineMessages(
        'a.js',
        `${code}say({ id: 'copy' }); translate({ id: 'copy' }); <T id="copy">C</T>`,
        FRENCH,
      ).code,
    ).toBe(`${code}"Copier “tout”"; translate({ id: 'copy' }); <>{"Copier “tout”"}</>`);
  });

  test('leaves functions that come from elsewhere', () => {
    const code = `import { translate } from './translate';\ntranslate({ id: 'copy', message: 'Copy' });`;
    expect(inlineMessages('a.ts', code, FRENCH)).toMatchObject({ code, ids: [] });
  });

  test('tells the ids that are named in another way, too', () => {
    const { ids, kept } = inline(
      `translate({ id: 'copy', message: 'Copy' }); translate({ id: a ? 'copy' : 'of', message: '' });`,
    );
    expect(ids).toEqual(['copy']);
    expect(kept).toEqual(expect.arrayContaining(['copy', 'of']));
  });

  test('reads TypeScript that is not JSX', () => {
    const code = `${IMPORT}const a = <string>translate({ id: 'copy' });`;
    expect(inlineMessages('a.ts', code, FRENCH).code).toBe(
      `${IMPORT}const a = <string>"Copier “tout”";`,
    );
  });
});
