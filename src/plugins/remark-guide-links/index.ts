import type { PhrasingContent, Root } from 'mdast';
import {
  GUIDES_CLASS,
  MEMBER_TITLE_CLASS,
  PAGE_TOP_CLASS,
  isPackagePath,
  packageOfPath,
  referencePath,
} from '../../../typedoc/reference/contract';
import { link, paragraph, text } from '../nodes';
import { type Guide, guidesTo, guidesToPackage, isTask } from './guides';

const MOST_OF_A_PAGE = 3;
const MOST_OF_A_MEMBER = 1;
const MOST_OF_A_PACKAGE = 8;

export interface GuideLinkOptions {
  readonly guides: () => readonly Guide[];
  readonly labels: { readonly one: string; readonly several: string; readonly tasks: string };
}

export default function remarkGuideLinks({ guides: readGuides, labels }: GuideLinkOptions) {
  const list = (label: string, found: readonly Guide[]): readonly PhrasingContent[] => [
    text(label),
    ...found.flatMap(({ title, path }, index) => [
      ...(index === 0 ? [] : [text(', ')]),
      link(path, text(title)),
    ]),
  ];
  const line = (found: readonly Guide[]): readonly PhrasingContent[] => {
    const tasks = found.filter(isTask);
    const guides = found.filter((guide) => !isTask(guide));
    const parts = [
      ...(guides.length > 0
        ? [list(guides.length === 1 ? labels.one : labels.several, guides)]
        : []),
      ...(tasks.length > 0 ? [list(labels.tasks, tasks)] : []),
    ];
    return parts.flatMap((part, index) => (index === 0 ? part : [text(' · '), ...part]));
  };

  return (tree: Root, file: { readonly path: string }): void => {
    const page = referencePath(file.path);
    const packageName = page === undefined ? undefined : packageOfPath(page);
    if (page === undefined || packageName === undefined) {
      return;
    }
    const all = readGuides();
    if (isPackagePath(page)) {
      const found = guidesToPackage(all, packageName).slice(0, MOST_OF_A_PACKAGE);
      if (found.length > 0) {
        const data = { hProperties: { className: [GUIDES_CLASS] } };
        tree.children.unshift({ ...paragraph(...line(found)), data });
      }
      return;
    }
    let symbol: string | undefined;
    let isMetadata = false;
    for (const node of tree.children) {
      if (node.type === 'html') {
        const isTop = node.value.includes(`"${PAGE_TOP_CLASS}"`);
        symbol = isTop ? page : symbol;
        isMetadata = isTop || node.value.includes(`"${MEMBER_TITLE_CLASS}"`);
      } else if (node.type === 'heading') {
        const id = node.data?.hProperties?.id;
        symbol = typeof id === 'string' ? `${page}#${id}` : undefined;
      } else if (isMetadata && node.type === 'paragraph' && symbol !== undefined) {
        const most = symbol === page ? MOST_OF_A_PAGE : MOST_OF_A_MEMBER;
        const links = line(guidesTo(all, symbol).slice(0, most));
        if (links.length > 0) {
          node.children.push(text(' · '), toSpan(links));
        }
        isMetadata = false;
      }
    }
  };
}

function toSpan(children: readonly PhrasingContent[]): PhrasingContent {
  return {
    type: 'emphasis',
    data: { hName: 'span', hProperties: { className: [GUIDES_CLASS] } },
    children: [...children],
  };
}
