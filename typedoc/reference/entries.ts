import type { Described, Description, Entry, PageData, Signature, Text } from './pageData';

export function entriesOf({ entry, groups }: PageData): readonly Entry[] {
  return [...(entry === undefined ? [] : [entry]), ...groups.flatMap(({ entries }) => entries)];
}

export function descriptionsOf({
  description,
  typeDescription,
  calls,
}: Pick<Entry, 'description' | 'typeDescription' | 'calls'>): readonly Description[] {
  return [description ?? typeDescription, ...calls.map((call) => call.description)].filter(
    (each) => each !== undefined,
  );
}

/** Includes the kind, because a member may have the name of the page. */
export function pageHeadingId({ kind, name }: PageData): string {
  return `${kind}-${name.toLowerCase()}`;
}

export function signatureId({ id, name }: Pick<Entry, 'id' | 'name'>): string {
  return id === '' ? name : id;
}

export function signatureText(signature: Signature): string {
  return signature.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** Parameters have only a summary. */
export type AnyDescription = Described & Partial<Description>;

/** Returns a copy of the data in which all descriptions, however deep, are mapped. */
export function mapDescriptions<Data>(
  data: Data,
  map: (described: AnyDescription) => AnyDescription,
): Data {
  // SAFETY: the copy has the same type, because only descriptions have a summary.
  if (Array.isArray(data)) {
    return data.map((each: unknown) => mapDescriptions(each, map)) as Data;
  }
  if (typeof data !== 'object' || data === null) {
    return data;
  }
  return (
    'summary' in data
      ? map(data as unknown as AnyDescription)
      : Object.fromEntries(
          Object.entries(data).map(([name, value]) => [name, mapDescriptions<unknown>(value, map)]),
        )
  ) as Data;
}

/** Returns a copy of the description with mapped texts, which are named after their tags. */
export function mapTexts(
  description: AnyDescription,
  map: (text: Text, name: 'summary' | 'returns' | 'throws' | 'see' | 'example') => Text,
): AnyDescription {
  const { summary, returns, throws, see, examples } = description;
  return {
    ...description,
    summary: map(summary, 'summary'),
    ...(returns && { returns: map(returns, 'returns') }),
    ...(throws && { throws: throws.map((text) => map(text, 'throws')) }),
    ...(see && { see: see.map((text) => map(text, 'see')) }),
    ...(examples && {
      examples: examples.map((each) => ({ ...each, blocks: map(each.blocks, 'example') })),
    }),
  };
}
