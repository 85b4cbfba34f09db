import type { Link, Paragraph, PhrasingContent, Text } from 'mdast';

/* Nodes of Markdown, for plugins that write a part of a page. */

export function text(value: string): Text {
  return { type: 'text', value };
}

export function link(url: string, child: PhrasingContent): Link {
  return { type: 'link', url, children: [child] };
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}
