import type { Link, Paragraph, PhrasingContent, Text } from 'mdast';

export function text(value: string): Text {
  return { type: 'text', value };
}

export function link(url: string, child: PhrasingContent): Link {
  return { type: 'link', url, children: [child] };
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}
