import {
  type Comment,
  type DeclarationReflection,
  type ParameterReflection,
  type Reflection,
  ReflectionKind,
  ReflectionType,
  type SignatureReflection,
  type TypeParameterReflection,
} from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import { introduction } from '../pages';
import { SignatureWriter, type TypeLinks, declaredName } from '../signature';
import { anchorOf, typeParameterAnchor } from './anchors';
import { CommentReader } from './comments';
import { type CarriedError, carriedErrors } from './errors';
import type { PageLabels } from './labels';
import { describedOnTop } from './typeParameters';
import { type Block, blocks, code, distinct, list, section } from './markdown';

/** Something with a signature and a comment: the call of a function, or a declaration. */
type Commented = SignatureReflection | DeclarationReflection;

/**
 * Writes what a page says of one member: what it is, how it is written, what goes in, what comes
 * out, what can go wrong, and examples.
 */
export class MemberWriter {
  readonly #context: MarkdownThemeContext;
  readonly #comments: CommentReader;
  readonly #signatures: SignatureWriter;
  readonly #labels: PageLabels;

  constructor(context: MarkdownThemeContext, links: TypeLinks, labels: PageLabels) {
    this.#context = context;
    this.#comments = new CommentReader(context);
    this.#signatures = new SignatureWriter(links);
    this.#labels = labels;
  }

  /** The first paragraph on a member, for lists. */
  lead(model: DeclarationReflection): string {
    return this.#comments.describe(introduction(model)).lead;
  }

  /** What a namespace that has no type of its name says of itself. */
  introduction(model: DeclarationReflection, level: number): string {
    const { details } = this.#comments.describe(model.comment);
    return blocks(
      // Without a comment of its own it is for what the interface of its name is for.
      this.lead(model),
      details,
      this.#examples([model], level),
      this.#seeAlso([model], level),
    );
  }

  /** A member below its title; its parts have headings of the level. */
  member(model: DeclarationReflection, level: number): string {
    // An interface that can be called has signatures too.
    if (model.kindOf([ReflectionKind.Interface, ReflectionKind.Class])) {
      return this.#container(model, level);
    }
    return model.signatures === undefined
      ? this.#declaration(model, level)
      : this.#function(model, model.signatures, level);
  }

  #function(
    model: DeclarationReflection,
    signatures: readonly SignatureReflection[],
    level: number,
  ): string {
    const descriptions = signatures.map(({ comment }) =>
      this.#comments.describe(comment ?? model.comment),
    );
    const leads = distinct(descriptions.map(({ lead }) => lead));
    const isOne = leads.length <= 1;
    return blocks(
      isOne ? (leads[0] ?? '') : '',
      this.#signatures.functions(signatures),
      this.#facts(model, signatures[0]),
      isOne ? '' : this.#leads(leads),
      ...distinct(descriptions.map(({ details }) => details)),
      this.#parameters(signatures, level),
      this.#typeParameters(model, signatures, level),
      this.#returns(signatures, level),
      this.#failsWith(signatures, level),
      // What can be called may have members too.
      this.#properties(model.children ?? [], level),
      this.#examples(signatures, level),
      this.#seeAlso(signatures, level),
    );
  }

  /** One line for each way to call something, in the order of the code above. */
  #leads(leads: readonly string[]): Block {
    return leads.length > 1 ? list(leads, (index) => `${String(index + 1)}.`) : (leads[0] ?? '');
  }

  #declaration(model: DeclarationReflection, level: number): string {
    const { lead, details } = this.#comments.describe(model.comment);
    const { type } = model;
    const inner = type instanceof ReflectionType ? type.declaration : undefined;
    const calls = inner?.signatures ?? [];
    return blocks(
      lead,
      this.#signatures.declaration(model),
      this.#facts(model),
      details,
      this.#properties(model.children ?? inner?.children ?? [], level),
      this.#parameters(calls, level),
      this.#typeParameters(model, [model, ...calls], level),
      this.#returns([...calls, model], level),
      this.#failsWith([...calls, model], level),
      this.#examples([model], level),
      this.#seeAlso([model], level),
    );
  }

  #container(model: DeclarationReflection, level: number): string {
    const { lead, details } = this.#comments.describe(model.comment);
    const children = model.children ?? [];
    const constructors = children.filter((child) => child.kindOf(ReflectionKind.Constructor));
    const members = children.filter((child) => !child.kindOf(ReflectionKind.Constructor));
    const calls = model.signatures ?? [];
    const callTexts = calls.map(({ comment }) => this.#comments.describe(comment));
    return blocks(
      lead,
      this.#signatures.container(model),
      this.#facts(model),
      details,
      this.#leads(distinct(callTexts.map((text) => text.lead))),
      ...distinct(callTexts.map((text) => text.details)),
      this.#parameters(calls, level),
      this.#typeParameters(model, [model, ...calls], level),
      this.#returns(calls, level),
      this.#failsWith(calls, level),
      ...constructors.map((child) =>
        section(
          level,
          this.#labels.constructor,
          this.#function(child, child.signatures ?? [], level + 1),
        ),
      ),
      this.#properties(members, level),
      this.#examples([model, ...calls], level),
      this.#seeAlso([model, ...calls], level),
    );
  }

  /** Since when there is such a member, and where its source is. */
  #facts(model: DeclarationReflection, signature?: SignatureReflection): Block {
    const [since] = this.#comments.tags(model.comment ?? signature?.comment, '@since');
    const url = (model.sources ?? signature?.sources)?.[0]?.url;
    return [
      since === undefined ? '' : this.#labels.since(since.text),
      url === undefined ? '' : `[${this.#labels.source}](${url})`,
    ]
      .filter((fact) => fact !== '')
      .join(' · ');
  }

  #parameters(signatures: readonly SignatureReflection[], level: number): Block {
    const parameters = signatures.flatMap((signature) => signature.parameters ?? []);
    const items = this.#described(parameters, ({ name, defaultValue }) => ({
      term: code(name),
      note: defaultValue === undefined ? '' : ` (${this.#labels.byDefault(code(defaultValue))})`,
    }));
    return section(level, this.#labels.parameters, list(items));
  }

  #typeParameters(owner: Reflection, declared: readonly Commented[], level: number): Block {
    const parameters = declared
      .flatMap(({ typeParameters }) => typeParameters ?? [])
      .filter((parameter) => describedOnTop(this.#context, parameter) === undefined);
    const items = this.#described(parameters, ({ name }) => ({
      term: `<a id="${typeParameterAnchor(anchorOf(this.#context, owner), name)}"></a>${code(name)}`,
      note: '',
    }));
    return section(level, this.#labels.typeParameters, list(items));
  }

  /** Each name once, with all that is said of it. */
  #described<Parameter extends ParameterReflection | TypeParameterReflection>(
    parameters: readonly Parameter[],
    write: (parameter: Parameter) => { readonly term: string; readonly note: string },
  ): readonly string[] {
    const names = distinct(parameters.map(({ name }) => name));
    return names.flatMap((name) => {
      const namesakes = parameters.filter((parameter) => parameter.name === name);
      const texts = distinct(namesakes.map((each) => this.#comments.text(each.comment?.summary)));
      const [first] = namesakes;
      if (first === undefined || texts.length === 0) {
        return [];
      }
      const { term, note } = write(first);
      return [`${term}${note}${this.#labels.colon} ${texts.join(' ')}`];
    });
  }

  #returns(commented: readonly Commented[], level: number): Block {
    return section(level, this.#labels.returns, blocks(...this.#tagTexts(commented, '@returns')));
  }

  #failsWith(commented: readonly Commented[], level: number): Block {
    const thrown = this.#tagTexts(commented, '@throws').map(
      (text) => `${code('throw')}${this.#labels.colon} ${text}`,
    );
    const carried = commented.flatMap(({ type }) => carriedErrors(type));
    const items = distinct([...carried.map((error) => this.#carriedError(error)), ...thrown]);
    return section(level, this.#labels.failsWith, list(items));
  }

  #carriedError({ carrier, type }: CarriedError): string {
    const text = this.#context.partials.someType(type).replaceAll('\\', '');
    return `${code(carrier)}${this.#labels.colon} ${text}`;
  }

  #examples(commented: readonly Commented[], level: number): Block {
    const examples = commented.flatMap(({ comment }) => this.#comments.tags(comment, '@example'));
    const [only] = examples;
    if (examples.length === 1 && only !== undefined) {
      const title = only.name === '' ? '' : `${this.#labels.colon} ${only.name}`;
      return section(level, `${this.#labels.example}${title}`, only.text);
    }
    const texts = examples.map(({ name, text }) => blocks(name === '' ? '' : `**${name}**`, text));
    return section(level, this.#labels.examples, blocks(...distinct(texts)));
  }

  #seeAlso(commented: readonly Commented[], level: number): Block {
    return section(level, this.#labels.seeAlso, list(this.#tagTexts(commented, '@see')));
  }

  #properties(properties: readonly DeclarationReflection[], level: number): Block {
    const items = properties.map((property) => {
      const { router } = this.#context;
      const anchor = router.hasUrl(property) ? router.getAnchor(property) : undefined;
      const isFunction =
        property.signatures !== undefined ||
        (property.type instanceof ReflectionType &&
          property.type.declaration.signatures !== undefined);
      const text = this.#comments.text(commentOf(property)?.summary);
      return [
        anchor === undefined ? '' : `<a id="${anchor}"></a>`,
        code(`${declaredName(property.name)}${isFunction ? '()' : ''}`),
        text === '' ? '' : `${this.#labels.colon} ${text}`,
      ].join('');
    });
    return section(level, this.#labels.members, list(items));
  }

  #tagTexts(commented: readonly Commented[], tag: `@${string}`): readonly string[] {
    return distinct(
      commented.flatMap(({ comment }) => this.#comments.tags(comment, tag).map(({ text }) => text)),
    );
  }
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
