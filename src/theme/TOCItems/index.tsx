// Helps readers find a member on a long page: each is marked with its kind, and a field filters them.
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useRouteContext from '@docusaurus/useRouteContext';
import type { Props } from '@theme/TOCItems';
import OriginalTOCItems from '@theme-original/TOCItems';
import { useFieldText } from '@site/src/components/useFieldText';
import {
  OTHER_MEMBERS,
  type PageFrontMatter,
  REFERENCE_PLUGIN_ID,
} from '@site/typedoc/reference/contract';
import styles from './styles.module.css';

const MEMBER_LEVEL = 3;

/** The field is shown if there are more members than this. */
const FEW_MEMBERS = 12;

export default function TOCItems(props: Props): ReactNode {
  const isReference = useRouteContext().plugin.id === REFERENCE_PLUGIN_ID;
  return isReference ? <MemberItems {...props} /> : <OriginalTOCItems {...props} />;
}

function MemberItems({ toc: entries, ...props }: Props): ReactNode {
  const { ref, text, onInput } = useFieldText();
  const { member_kinds: kinds = {} } = useDoc().frontMatter as Partial<PageFrontMatter>;
  const kindOf = ({ id, level }: Entry): string | undefined =>
    level === MEMBER_LEVEL ? (kinds[id] ?? kinds[OTHER_MEMBERS]) : undefined;
  const shown = (toc: Props['toc']): Props['toc'] => toc.map((entry) => mark(entry, kindOf(entry)));
  if (entries.filter(kindOf).length <= FEW_MEMBERS) {
    return <OriginalTOCItems toc={shown(entries)} {...props} />;
  }
  const label = translate({
    id: 'TOC.filter',
    message: 'Filter members',
    description: 'Names the field that narrows the list of the members of a page',
  });
  return (
    <>
      <input
        ref={ref}
        type="search"
        className={styles.filter}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        onInput={onInput}
      />
      <OriginalTOCItems toc={shown(narrow(entries, text))} {...props} />
    </>
  );
}

type Entry = Props['toc'][number];

/** Replaces the word for the kind in a heading by an attribute, for which the stylesheet has signs. */
function mark(entry: Entry, kind: string | undefined): Entry {
  if (kind === undefined) {
    return entry;
  }
  const name = entry.value.slice(entry.value.startsWith(`${kind} `) ? kind.length + 1 : 0);
  return { ...entry, value: `<span data-kind="${kind}">${name}</span>` };
}

/** Returns the entries that contain `text`, and those above them. */
function narrow(toc: Props['toc'], text: string): Props['toc'] {
  const asked = text.trim().toLowerCase();
  return toc.filter((entry, index) => {
    const others = toc.slice(index + 1);
    const end = others.findIndex(({ level }) => level <= entry.level);
    const below = end === -1 ? others : others.slice(0, end);
    return [entry, ...below].some(({ value }) => value.toLowerCase().includes(asked));
  });
}
