import { unscoped, writeAnchor } from '../contract';
import { FigureWriter } from '../figures';
import type {
  Call,
  Described,
  Entry,
  Group,
  Guide,
  Item,
  Member,
  PageData,
  Table,
} from '../pageData';
import { isCode, isHeading, plainText } from '../text';
import { type AddressOf, TextWriter, blocks, code, distinct, fence, list } from './markdown';
import type { ThemeTexts } from '../referenceTexts';
import { descriptionsOf, pageHeadingId, signatureId, signatureText } from '../entries';

/** From this level on, headings are parts of a member and have no anchor on the page. */
export const PART_LEVEL = 4;

export const FAILURE_PART = 'fails-with';

export const PART_ID =
  /(?:^|\.)(?:parameters|type-parameters|returns|fails-with|members|see-also)$/;

export const FOLD_ID = /(?:^|\.)(?:more-examples|by-category)$/;

export function writeMarkdown(page: PageData, texts: ThemeTexts, addressOf: AddressOf): string {
  const writer = new PageWriter(page, texts, addressOf);
  const passages = page.isPartlyEnglish === true ? texts.page.passages : '';
  switch (page.kind) {
    case 'root':
      return blocks(writer.root(), passages);
    case 'package':
      return blocks(writer.package(), passages);
    default:
      return blocks(writer.symbol(), passages);
  }
}

type PartName = 'parameters' | 'typeParameters' | 'returns' | 'failsWith' | 'members' | 'seeAlso';

class PageWriter {
  readonly #page: PageData;
  readonly #texts: ThemeTexts;
  readonly #labels: ThemeTexts['page'];
  readonly #write: TextWriter;
  readonly #figures: FigureWriter;

  constructor(page: PageData, texts: ThemeTexts, addressOf: AddressOf) {
    this.#page = page;
    this.#texts = texts;
    this.#labels = texts.page;
    this.#write = new TextWriter(addressOf);
    this.#figures = new FigureWriter(texts.locale);
  }

  root(): string {
    const { rootPage } = this.#texts;
    const purposes = (this.#page.purposes ?? []).map(({ id, title, packages }) => {
      const items = packages.map(({ name, path, description, version, exports, dependencies }) => {
        const needs = dependencies.map((each) => code(unscoped(each)));
        const facts = [
          version,
          rootPage.exports(exports),
          needs.length === 0 ? rootPage.needsNothing : rootPage.needs(needs),
        ];
        return [this.#write.link(code(name), path), description, facts.join(' · ')].join('\\\n');
      });
      return section(2, title, id, list(items));
    });
    return blocks(`# ${rootPage.title}`, rootPage.introduction, ...purposes);
  }

  package(): string {
    const { readme = [], contents, groups, guides, table } = this.#page;
    // The first screen shows the names of all exports and the first example.
    const example = readme.findIndex(isCode) + 1;
    const start = Math.max(0, readme.slice(0, example).findLastIndex(isHeading));
    const overview = contents.map(({ id, title, items }) => {
      const names = items.map(({ name, path }) => this.#write.link(code(name), path));
      return `**${this.#titleOf(id, title)}**${this.#labels.colon} ${names.join(', ')}`;
    });
    const tables =
      table === undefined
        ? []
        : [
            `**${table.title}**${this.#labels.colon} ${this.#write.link(String(table.rows.length), `#${table.id}`)}`,
          ];
    const lists = contents.map(({ id, title, items }) =>
      section(3, this.#titleOf(id, title), id, this.#list(items)),
    );
    return blocks(
      // Keeps links to `#install` working: the facts replace that section.
      writeAnchor('install') + [...overview, ...tables].join('\\\n'),
      this.#write.text(readme.slice(start, example)),
      section(
        2,
        this.#labels.purpose,
        'purpose',
        this.#write.text(readme.slice(0, start)),
        this.#guides(guides),
      ),
      heading(2, this.#labels.contents, 'contents'),
      ...lists,
      this.#write.text(readme.slice(example)),
      ...groups.map((group) => this.#group(group)),
      table === undefined ? '' : this.#table(table),
    );
  }

  symbol(): string {
    const { kind, name, entry, groups } = this.#page;
    if (entry === undefined) {
      return '';
    }
    const isHeaded = kind === 'namespace' && entry.kind !== 'namespace';
    return blocks(
      heading(1, name, pageHeadingId(this.#page)),
      this.#topFacts(entry),
      isHeaded ? writeAnchor(entry.id) : '',
      this.#opening(entry),
      ...this.#parts(entry, 2),
      kind === 'namespace' ? this.#contents() : '',
      ...groups.filter(({ entries }) => entries.length > 0).map((group) => this.#group(group)),
    );
  }

  #contents(): string {
    const { contents } = this.#page;
    const lists = contents.map(({ id, title, items }) =>
      blocks(`**${this.#titleOf(id, title)}**`, this.#list(items)),
    );
    const label = this.#labels.byCategory(contents.flatMap(({ items }) => items).length);
    const all = section(3, label, 'contents.by-category', ...lists);
    return blocks(heading(2, this.#labels.contents, 'contents'), all);
  }

  #list(items: readonly Item[]): string {
    return list(
      items.map(({ title, path, description, size }) => {
        const summary = this.#write.lead(description);
        return [
          this.#write.link(code(title), path),
          summary === '' ? '' : `${this.#labels.colon} ${summary}`,
          size === undefined ? '' : ` · ${this.#labels.bundled(this.#figures.size(size))}`,
        ].join('');
      }),
    );
  }

  #group({ id, title, entries }: Group): string {
    return blocks(
      heading(2, this.#titleOf(id, title), id),
      ...entries.flatMap((entry) => [
        heading(3, entry.title, entry.id),
        this.#facts(entry, entry.guides),
        this.#opening(entry),
        ...this.#parts(entry, PART_LEVEL),
      ]),
    );
  }

  #table({ id, title, columns, rows }: Table): string {
    const cells = rows.map(({ name, pages, cells: others }) => [
      pages
        .map(({ kind, path }, index) =>
          this.#write.link(index === 0 ? code(name) : this.#texts.kinds[kind], path),
        )
        .join(' · '),
      ...others.map((text) => text.replaceAll('|', '\\|').replaceAll('<', '\\<')),
    ]);
    const lines = [columns, columns.map(() => '---'), ...cells];
    const body = lines.map((row) => `| ${row.join(' | ')} |`).join('\n');
    return section(2, title, id, body);
  }

  #titleOf(id: string, title: string | undefined): string {
    const { namespaces, types, constants, others } = this.#labels;
    const titles: Readonly<Record<string, string>> = { namespaces, types, constants, others };
    return title ?? titles[id] ?? id;
  }

  #topFacts(entry: Entry): string {
    const { guides, package: owner, kind: own, namesakes } = this.#page;
    const kinds = namesakes.map(({ kind, path }) => {
      const name = this.#texts.kinds[kind];
      return kind === own ? name : this.#write.link(name, path);
    });
    const place = this.#write.link(owner?.name ?? '', owner?.path ?? '');
    return joinFacts([
      `${kinds.join(', ')} ${this.#labels.of} ${place} ${owner?.version ?? ''}`,
      this.#facts(entry, guides),
    ]);
  }

  #facts({ since, source, size }: Entry, guides: readonly Guide[]): string {
    return joinFacts([
      since === undefined || since === FIRST_VERSION ? '' : this.#labels.since(since),
      source === undefined ? '' : this.#write.link(this.#labels.source, source.url),
      size === undefined ? '' : this.#labels.bundled(this.#figures.size(size)),
      this.#guides(guides),
    ]);
  }

  #guides(guides: readonly Guide[]): string {
    const { guide, guides: several, usedIn, colon } = this.#labels;
    const tasks = guides.filter(({ isTask }) => isTask);
    const others = guides.filter(({ isTask }) => !isTask);
    const row = (label: string, listed: readonly Guide[]): string =>
      listed.length === 0
        ? ''
        : `${label}${colon} ${listed.map(({ title, path }) => this.#write.link(title, path)).join(', ')}`;
    return joinFacts([row(others.length > 1 ? several : guide, others), row(usedIn, tasks)]);
  }

  /** The summary, the signature and the first example, to be read at a glance. */
  #opening(entry: Entry): string {
    const { calls } = entry;
    const [own] = descriptionsOf(entry);
    const leads = calls.map((call) => this.#write.lead(call.description));
    const isOfCalls = own === calls[0]?.description;
    const hasOneLead = !isOfCalls || distinct(leads).length <= 1;
    const [example = ''] = this.#examples(entry);
    const details = distinct(
      descriptionsOf(entry).map(({ summary }) => this.#write.text(summary.slice(1))),
    );
    return blocks(
      hasOneLead ? this.#write.lead(own) : '',
      this.#signature(entry),
      ...(hasOneLead ? [] : numbered(leads)),
      example,
      ...details,
      ...(isOfCalls ? [] : numbered(leads)),
    );
  }

  #signature(entry: Entry): string {
    const { signatures } = entry;
    const text = signatures.map(signatureText).join('\n');
    return text === '' ? '' : fence('ts', `signature=${signatureId(entry)}`, text);
  }

  #parts(entry: Entry, level: number): readonly string[] {
    const { calls, construct = [], typeParameters } = entry;
    const all = descriptionsOf(entry);
    const declared = typeParameters.length > 0 ? [{ typeParameters }, ...calls] : calls;
    const examples = this.#examples(entry).slice(1);
    const label = this.#labels.moreExamples(examples.length);
    return [
      this.#part(entry, level, 'parameters', list(this.#parameters(calls))),
      this.#part(entry, level, 'typeParameters', list(this.#typeParameters(declared))),
      this.#returns(entry, level),
      this.#failsWith(entry, level),
      construct.length > 0 ? this.#construction(entry, construct, level) : '',
      this.#part(entry, level, 'members', list(entry.members.map((each) => this.#row(each)))),
      this.#part(
        entry,
        level,
        'seeAlso',
        list(distinct(all.flatMap(({ see }) => see.map((text) => this.#write.text(text))))),
      ),
      section(level, label, partId(entry, level, 'more-examples'), ...examples),
    ];
  }

  #part(entry: Pick<Entry, 'id'>, level: number, name: PartName, body: string): string {
    return section(level, this.#labels[name], partId(entry, level, name), body);
  }

  #construction(entry: Entry, calls: readonly Call[], level: number): string {
    const { path, name, kind, category, title, lines } = entry;
    const nothing = { typeParameters: [], members: [], failures: [], signatures: [], guides: [] };
    const id = partId(entry, level, 'constructor');
    const constructed = { path, name, kind, category, title, lines, ...nothing, id, calls };
    return section(
      level,
      this.#labels.constructor,
      id,
      this.#opening(constructed),
      ...this.#parts(constructed, level + 1),
    );
  }

  #parameters(calls: readonly Call[]): readonly string[] {
    return this.#described(
      calls.map(({ parameters }) => parameters),
      ({ name }) => code(name),
    );
  }

  #typeParameters(declared: readonly Pick<Call, 'typeParameters'>[]): readonly string[] {
    const shown = declared.map(({ typeParameters }) =>
      typeParameters.filter(
        ({ name, id, description }) =>
          !(this.#page.entry?.typeParameters ?? []).some(
            (onTop) =>
              onTop.id !== id &&
              onTop.name === name &&
              plainText(onTop.description?.summary ?? []) === plainText(description?.summary ?? []),
          ),
      ),
    );
    return this.#described(shown, ({ id, name }) => `${writeAnchor(id)}${code(name)}`);
  }

  #described<Named extends { readonly name: string; readonly description?: Described }>(
    perCall: readonly (readonly Named[])[],
    term: (named: Named) => string,
  ): readonly string[] {
    return distinct(perCall.flat().map(({ name }) => name)).flatMap((name) => {
      const namesakes = perCall.map((named) => named.find((each) => each.name === name));
      const first = namesakes.find((each) => each !== undefined);
      const texts = numbered(namesakes.map((each) => this.#write.text(each?.description?.summary)));
      return first === undefined || texts.length === 0
        ? []
        : [`${term(first)}${this.#labels.colon} ${texts.join(' ')}`];
    });
  }

  #returns(entry: Entry, level: number): string {
    const texts = numbered(
      [...entry.calls, entry].map(({ description }) => this.#write.text(description?.returns)),
    );
    return this.#part(entry, level, 'returns', texts.length > 1 ? list(texts) : texts.join(''));
  }

  #failsWith(entry: Entry, level: number): string {
    const row = (carrier: string, text: string): string =>
      `${code(carrier)}${this.#labels.colon} ${text}`;
    const carried = [...entry.calls, entry]
      .flatMap(({ failures }) => failures)
      .map(({ carrier, type }) => row(carrier, this.#write.type(type)));
    const thrown = descriptionsOf(entry)
      .flatMap(({ throws }) => throws)
      .map((text) => row('throw', this.#write.text(text)));
    return this.#part(entry, level, 'failsWith', list(distinct([...carried, ...thrown])));
  }

  #row({ id, label, description, calls }: Member): string {
    const described = description ?? calls.map((call) => call.description).find(Boolean);
    const text = this.#write.text(described?.summary);
    return [
      id === undefined || id === '' ? '' : writeAnchor(id),
      code(label),
      text === '' ? '' : `${this.#labels.colon} ${text}`,
    ].join('');
  }

  #examples(entry: Entry): readonly string[] {
    const own = descriptionsOf(entry).flatMap((each) => each.examples);
    const examples = own.length > 0 ? own : (entry.typeDescription?.examples ?? []);
    return distinct(
      examples.map(({ title, blocks: content }) => {
        const [first, ...others] = content;
        return first !== undefined && isCode(first) && others.length === 0
          ? fence(first.language, exampleMeta(title, first.meta), first.code)
          : blocks(
              `**${this.#labels.example}${this.#labels.colon} ${title}**`,
              this.#write.text(content),
            );
      }),
    );
  }
}

const FIRST_VERSION = '1.0.0';

function joinFacts(facts: readonly string[]): string {
  return facts.filter((fact) => fact !== '').join(' · ');
}

function heading(level: number, title: string, id: string): string {
  return `${'#'.repeat(level)} ${title} {#${id}}`;
}

/** Returns an empty text if the section has no content. */
function section(level: number, title: string, id: string, ...below: readonly string[]): string {
  const body = blocks(...below);
  return body === '' ? '' : blocks(heading(level, title, id), body);
}

function partId({ id }: Pick<Entry, 'id'>, level: number, name: string): string {
  const part = name.replace(/[A-Z]/g, '-$&').toLowerCase();
  // The type parameters of a class differ from those of its constructor.
  const isShort = level < PART_LEVEL && !(name === 'typeParameters' && id === 'constructor');
  return isShort ? part : `${id}.${part}`;
}

/** Merges equal texts. If they differ, each begins with the numbers of its signatures. */
function numbered(perCall: readonly string[]): readonly string[] {
  const texts = distinct(perCall).filter((text) => text !== '');
  return texts.length <= 1
    ? texts
    : texts.map((text) => {
        const numbers = perCall.flatMap((each, index) => (each === text ? [index + 1] : []));
        return `(${numbers.join(', ')}) ${text}`;
      });
}

function exampleMeta(title: string, meta: string): string {
  const text = title.replaceAll('`', '');
  const quote = text.includes('"') ? "'" : '"';
  return `${meta}${title === '' ? '' : ` title=${quote}${text}${quote}`}`.trim();
}
