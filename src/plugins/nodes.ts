import type { Heading, Link, List, Paragraph, PhrasingContent, Text } from 'mdast';

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

export function heading(depth: Heading['depth'], title: string, id: string): Heading {
  return { type: 'heading', depth, children: [text(title)], data: { hProperties: { id } } };
}

export function list(items: readonly PhrasingContent[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((item) => ({
      type: 'listItem',
      spread: false,
      children: [paragraph(item)],
    })),
  };
}
