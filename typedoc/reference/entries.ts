import type { Entry, PageData, Signature } from './pageData';

export function entriesOf({ entry, groups, borrowed }: PageData): readonly Entry[] {
  return [
    ...(entry === undefined ? [] : [entry]),
    ...groups.flatMap(({ entries }) => entries),
    ...borrowed.flatMap(({ members }) => members.map((member) => member.entry)),
  ];
}

/** Names the block of its signature on a page. */
export function signatureId({ id, name }: Pick<Entry, 'id' | 'name'>): string {
  return id === '' ? name : id;
}

export function signatureText(signature: Signature): string {
  return signature.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
