import {
  Comment,
  type CommentDisplayPart,
  type CommentTag,
  type DeclarationReflection,
  type ParameterReflection,
  type Reflection,
  ReflectionKind,
  ReflectionType,
  type SignatureReflection,
  type TypeParameterReflection,
} from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import { FAILURE_CLASS, PART_CLASS, PLAIN_LEVEL, writeAnchor } from '../contract';
import { declarationSource, introduction } from '../pages';
import { markOf } from '../translate/passages';
import { SignatureWriter, type TypeLinks, declaredName } from '../model/signature';
import type { SizeOf } from '../model/exportSizes';
import { anchorOf, describedOnTop, typeParameterAnchor } from '../model/anchors';
import { carriedErrors } from '../model/errors';
import type { PageLabels } from './referenceTexts';
import {
  type Block,
  blocks,
  code,
  details,
  distinct,
  division,
  heading,
  list,
  section,
} from './markdown';

const FIRST_VERSION = '1.0.0';

const PAGE_LEVEL = 2;

type PartName = 'parameters' | 'typeParameters' | 'returns' | 'failsWith' | 'members' | 'seeAlso';

export interface MemberSettings {
  readonly labels: PageLabels;
  readonly sizeOf: SizeOf;
}

type Commented = SignatureReflection | DeclarationReflection;

export class MemberWriter {
  readonly #context: MarkdownThemeContext;
  readonly #signatures: SignatureWriter;
  readonly #settings: MemberSettings;
  readonly #labels: PageLabels;

  constructor(context: MarkdownThemeContext, links: TypeLinks, settings: MemberSettings) {
    this.#context = context;
    this.#signatures = new SignatureWriter(links);
    this.#settings = settings;
    this.#labels = settings.labels;
  }

  summary(model: DeclarationReflection): string {
    return this.#describe(introduction(model)).summary;
  }

  introduction(
    model: DeclarationReflection,
    entry: DeclarationReflection | undefined,
    level: number,
  ): string {
    const { details: more } = this.#describe(model.comment);
    const own = this.#examples([model], level);
    const [example = '', ...examples] =
      own.length > 0 || entry === undefined ? own : this.#examples([entry], level).slice(0, 1);
    return blocks(
      // Without a comment of its own, it shows that of the interface with its name.
      this.summary(model),
      entry === undefined ? '' : this.#signatures.container(entry),
      example,
      more,
      this.#moreExamples(examples),
      this.#seeAlso([model], level),
    );
  }

  member(model: DeclarationReflection, level: number): string {
    if (model.kindOf([ReflectionKind.Interface, ReflectionKind.Class])) {
      return this.#container(model, level);
    }
    return model.signatures === undefined
      ? this.#declaration(model, level)
      : this.#function(model, model.signatures, level);
  }

  metadata(model: DeclarationReflection): Block {
    const comment = model.comment ?? model.signatures?.[0]?.comment;
    const [since] = this.#tags(comment, '@since');
    const url = declarationSource(model)?.url;
    const size = this.#settings.sizeOf(model);
    return [
      since === undefined || since.text === FIRST_VERSION ? '' : this.#labels.since(since.text),
      url === undefined ? '' : `[${this.#labels.source}](${url})`,
      size === undefined ? '' : this.#labels.bundled(size),
    ]
      .filter((part) => part !== '')
      .join(' · ');
  }

  #function(
    model: DeclarationReflection,
    signatures: readonly SignatureReflection[],
    level: number,
  ): string {
    const descriptions = signatures.map(({ comment }) => this.#describe(comment ?? model.comment));
    const summaries = distinct(descriptions.map(({ summary }) => summary));
    const isOne = summaries.length <= 1;
    const [example = '', ...examples] = this.#examples(signatures, level);
    return blocks(
      isOne ? (summaries[0] ?? '') : '',
      // A constructor is shown in the code of its class.
      model.kindOf(ReflectionKind.Constructor) ? '' : this.#signatures.functions(signatures),
      isOne ? '' : this.#summaryList(summaries),
      example,
      ...distinct(descriptions.map((description) => description.details)),
      this.#inputs(model, signatures, signatures, level),
      this.#returns(signatures, level, isOne ? summaries[0] : ''),
      this.#failsWith(signatures, level),
      this.#properties(model.children ?? [], level),
      this.#seeAlso(signatures, level),
      this.#moreExamples(examples),
    );
  }

  #summaryList(summaries: readonly string[]): Block {
    return summaries.length > 1
      ? list(summaries, (index) => `${String(index + 1)}.`)
      : (summaries[0] ?? '');
  }

  #declaration(model: DeclarationReflection, level: number): string {
    const { summary, details: more } = this.#describe(model.comment);
    const { type } = model;
    const inner = type instanceof ReflectionType ? type.declaration : undefined;
    const calls = inner?.signatures ?? [];
    const [example = '', ...examples] = this.#examples([model], level);
    return blocks(
      summary,
      this.#signatures.declaration(model),
      example,
      more,
      this.#properties(model.children ?? inner?.children ?? [], level),
      this.#inputs(model, calls, [model, ...calls], level),
      this.#returns([...calls, model], level),
      this.#failsWith([...calls, model], level),
      this.#seeAlso([model], level),
      this.#moreExamples(examples),
    );
  }

  #container(model: DeclarationReflection, level: number): string {
    const { summary, details: more } = this.#describe(model.comment);
    const children = model.children ?? [];
    const constructors = children.filter((child) => child.kindOf(ReflectionKind.Constructor));
    const members = children.filter((child) => !child.kindOf(ReflectionKind.Constructor));
    const calls = model.signatures ?? [];
    const callTexts = calls.map(({ comment }) => this.#describe(comment));
    const [example = '', ...examples] = this.#examples([model, ...calls], level);
    return blocks(
      summary,
      this.#signatures.container(model),
      example,
      more,
      this.#summaryList(distinct(callTexts.map((text) => text.summary))),
      ...distinct(callTexts.map((text) => text.details)),
      this.#inputs(model, calls, [model, ...calls], level),
      this.#returns(calls, level),
      this.#failsWith(calls, level),
      ...constructors.map((child) =>
        section(
          level,
          this.#labels.constructor,
          this.#function(child, child.signatures ?? [], level + 1),
          'constructor',
        ),
      ),
      this.#properties(members, level),
      this.#seeAlso([model, ...calls], level),
      this.#moreExamples(examples),
    );
  }

  #moreExamples(examples: readonly Block[]): Block {
    return details(this.#labels.moreExamples(examples.length), ...examples);
  }

  #inputs(
    owner: Reflection,
    signatures: readonly SignatureReflection[],
    declared: readonly Commented[],
    level: number,
  ): Block {
    const parameters = this.#parameters(signatures);
    const typeParameters = this.#typeParameters(owner, declared);
    return level > PAGE_LEVEL && parameters.length > 0
      ? this.#part(level, 'parameters', list([...parameters, ...typeParameters]))
      : blocks(
          this.#part(level, 'parameters', list(parameters)),
          this.#part(level, 'typeParameters', list(typeParameters)),
        );
  }

  #parameters(signatures: readonly SignatureReflection[]): readonly string[] {
    const informative = signatures.map(({ parameters = [] }) =>
      parameters.filter((parameter) => !this.#repeatsType(parameter)),
    );
    return this.#described(informative, ({ name, defaultValue }, texts) => ({
      term: code(name),
      note:
        defaultValue === undefined || statesDefault(defaultValue, texts)
          ? ''
          : ` (${this.#labels.byDefault(code(defaultValue))})`,
    }));
  }

  /** Whether the description of the receiver only repeats its type: "The array to read." */
  #repeatsType({ name, comment }: ParameterReflection): boolean {
    return name === 'self' && !/[,;:]|\. /.test(this.#text(comment?.summary));
  }

  #typeParameters(owner: Reflection, declared: readonly Commented[]): readonly string[] {
    // The numbers are those of the signatures; an owner without own type parameters has none.
    const calls = declared.filter(
      (each) => each !== owner || (each.typeParameters ?? []).length > 0,
    );
    const parameters = calls.map(({ typeParameters = [] }) =>
      typeParameters.filter((parameter) => describedOnTop(this.#context, parameter) === undefined),
    );
    return this.#described(parameters, ({ name }) => ({
      term: `${writeAnchor(typeParameterAnchor(anchorOf(this.#context, owner), name))}${code(name)}`,
      note: '',
    }));
  }

  #described<Parameter extends ParameterReflection | TypeParameterReflection>(
    perCall: readonly (readonly Parameter[])[],
    write: (
      parameter: Parameter,
      texts: readonly string[],
    ) => { readonly term: string; readonly note: string },
  ): readonly string[] {
    const names = distinct(perCall.flat().map(({ name }) => name));
    return names.flatMap((name) => {
      const namesakes = perCall.map((parameters) => parameters.find((each) => each.name === name));
      const first = namesakes.find((each) => each !== undefined);
      const texts = numbered(namesakes.map((each) => this.#text(each?.comment?.summary)));
      if (first === undefined || texts.length === 0) {
        return [];
      }
      const { term, note } = write(first, texts);
      return [`${term}${note}${this.#labels.colon} ${texts.join(' ')}`];
    });
  }

  #returns(commented: readonly Commented[], level: number, summary = ''): Block {
    const perCall = commented.map((each) => this.#tagTexts([each], '@returns').join(' '));
    const texts = numbered(perCall);
    if (texts.length > 1) {
      return this.#part(level, 'returns', list(texts));
    }
    const [text = ''] = texts;
    return level > PAGE_LEVEL && repeats(summary, text) ? '' : this.#part(level, 'returns', text);
  }

  #failsWith(commented: readonly Commented[], level: number): Block {
    const thrown = this.#tagTexts(commented, '@throws').map(
      (text) => `${code('throw')}${this.#labels.colon} ${text}`,
    );
    const carried = commented
      .flatMap(({ type }) => carriedErrors(type))
      .map(
        ({ carrier, type }) =>
          `${code(carrier)}${this.#labels.colon} ${this.#context.partials.someType(type)}`,
      );
    return this.#part(level, 'failsWith', list(distinct([...carried, ...thrown])), FAILURE_CLASS);
  }

  #examples(commented: readonly Commented[], level: number): readonly Block[] {
    const examples = commented.flatMap(({ comment }) => this.#tags(comment, '@example'));
    const title = (name: string): string => `${this.#labels.example}${this.#labels.colon} ${name}`;
    return distinct(
      examples.map(({ name, text }) =>
        name === '' ? text : (withTitle(text, name) ?? section(level, title(name), text)),
      ),
    );
  }

  #seeAlso(commented: readonly Commented[], level: number): Block {
    return this.#part(level, 'seeAlso', list(this.#tagTexts(commented, '@see')));
  }

  #properties(properties: readonly DeclarationReflection[], level: number): Block {
    const items = properties.map((property) => {
      const { router } = this.#context;
      const anchor = router.hasUrl(property) ? router.getAnchor(property) : undefined;
      const isFunction =
        property.signatures !== undefined ||
        (property.type instanceof ReflectionType &&
          property.type.declaration.signatures !== undefined);
      const text = this.#text(commentOf(property)?.summary);
      return [
        anchor === undefined ? '' : writeAnchor(anchor),
        code(`${declaredName(property.name)}${isFunction ? '()' : ''}`),
        text === '' ? '' : `${this.#labels.colon} ${text}`,
      ].join('');
    });
    return this.#part(level, 'members', list(items));
  }

  #part(level: number, name: PartName, content: Block, kind = ''): Block {
    const className = kind === '' ? PART_CLASS : `${PART_CLASS} ${kind}`;
    // Deeper headings repeat for each member of a page, and have no id.
    const id = level < PLAIN_LEVEL ? name.replace(/[A-Z]/g, '-$&').toLowerCase() : undefined;
    return content === ''
      ? ''
      : division(className, heading(level, this.#labels[name], id), content);
  }

  #tagTexts(commented: readonly Commented[], tag: `@${string}`): readonly string[] {
    return distinct(
      commented.flatMap(({ comment }) => this.#tags(comment, tag).map(({ text }) => text)),
    );
  }

  #tags(
    comment: Comment | undefined,
    tag: `@${string}`,
  ): readonly { readonly name: string; readonly text: string }[] {
    return (comment?.getTags(tag) ?? []).map((each) => ({
      name: `${markOf(each) ?? ''}${nameOf(each)}`,
      text: this.#text(each.content),
    }));
  }

  #describe(comment: Comment | undefined): { readonly summary: string; readonly details: string } {
    const text = this.#text(comment?.summary);
    const [, summary = text, more = ''] = /^(.*?)\n{2,}(.*)$/s.exec(text) ?? [];
    return { summary, details: more };
  }

  #text(parts: readonly CommentDisplayPart[] = []): string {
    return parts.length === 0
      ? ''
      : this.#context.partials
          .comment(new Comment(parts.map(withMark)), { showSummary: true, showTags: false })
          .trim();
  }
}

function nameOf({ name = '' }: CommentTag): string {
  return /^<caption>(?<caption>.*)<\/caption>$/.exec(name)?.groups?.['caption'] ?? name;
}

function withMark(marked: CommentDisplayPart): CommentDisplayPart {
  const mark = markOf(marked);
  return mark === undefined ? marked : { kind: 'text', text: mark };
}

/** Defaults that say nothing: no options, a default that TypeDoc elides, an unexported constant. */
const TRIVIAL_DEFAULT = /^(?:\{\}|\.\.\.|[A-Z_]+)$/;

/** Whether a text already states the default: “The base, from 2 to 36. Default is 10.” */
function statesDefault(defaultValue: string, texts: readonly string[]): boolean {
  const words = texts.flatMap((text) => text.replaceAll('`', '').split(/[\s,;:]+|\.(?!\S)/));
  return TRIVIAL_DEFAULT.test(defaultValue) || words.includes(defaultValue);
}

function numbered(perCall: readonly string[]): readonly string[] {
  const texts = distinct(perCall);
  return texts.length <= 1
    ? texts
    : texts.map((text) => {
        const numbers = perCall.flatMap((each, index) => (each === text ? [index + 1] : []));
        return `${numbers.join(', ')}\\. ${text}`;
      });
}

/** Whether a text only repeats a sentence that begins with "Returns", in either language. */
function repeats(sentence: string, text: string): boolean {
  const words = (all: string): string =>
    all
      .toLowerCase()
      .replace(/[.\s]+/g, ' ')
      .trim();
  return text !== '' && words(sentence).replace(/^\S+ /, '') === words(text);
}

function withTitle(example: Block, title: string): Block | undefined {
  const { fence, rest } =
    /^(?<fence>```\w+)(?<rest>\n(?:(?!\n```)[^])*\n```)$/.exec(example)?.groups ?? {};
  const text = title.replaceAll('`', '');
  const quote = text.includes('"') ? "'" : '"';
  return fence === undefined || rest === undefined || text.includes(quote)
    ? undefined
    : `${fence} title=${quote}${text}${quote}${rest}`;
}

function commentOf(property: DeclarationReflection): Comment | undefined {
  return (
    property.comment ??
    property.signatures?.[0]?.comment ??
    property.getSignature?.comment ??
    (property.type instanceof ReflectionType
      ? property.type.declaration.signatures?.[0]?.comment
      : undefined)
  );
}
