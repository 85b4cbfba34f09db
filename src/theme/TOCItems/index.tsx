// Readers find one of many members of a page: each has the mark of its kind, and a field narrows a
// long list.
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useRouteContext from '@docusaurus/useRouteContext';
import type { Props } from '@theme/TOCItems';
import OriginalTOCItems from '@theme-original/TOCItems';
import { useFieldText } from '@site/src/components/useFieldText';
import { REFERENCE_PLUGIN_ID, readMemberTitle } from '@site/typedoc/reference/contract';
import styles from './styles.module.css';

/** Show the field when there are more members than this. */
const FEW_MEMBERS = 12;

export default function TOCItems({ toc, ...props }: Props): ReactNode {
  const { ref, text, onInput } = useFieldText();
  const isReference = useRouteContext().plugin.id === REFERENCE_PLUGIN_ID;
  const members = toc.filter(({ value }) => readMemberTitle(value) !== undefined);
  if (!isReference) {
    return <OriginalTOCItems toc={toc} {...props} />;
  }
  if (members.length <= FEW_MEMBERS) {
    return <OriginalTOCItems toc={toc.map(mark)} {...props} />;
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
      <OriginalTOCItems toc={narrow(toc, text).map(mark)} {...props} />
    </>
  );
}

type Entry = Props['toc'][number];

/** Lets the stylesheet show the kind of a member. */
function mark(entry: Entry): Entry {
  const member = readMemberTitle(entry.value);
  if (member === undefined) {
    return entry;
  }
  const { kind, name } = member;
  const value = kind === 'function' ? entry.value : name;
  return { ...entry, value: `<span data-kind="${kind}">${value}</span>` };
}

/** Returns the entries that have a text, and those above them. */
function narrow(toc: Props['toc'], text: string): Props['toc'] {
  const asked = text.trim().toLowerCase();
  return toc.filter((entry, index) => {
    const others = toc.slice(index + 1);
    const end = others.findIndex(({ level }) => level <= entry.level);
    const below = end === -1 ? others : others.slice(0, end);
    return [entry, ...below].some(({ value }) => value.toLowerCase().includes(asked));
  });
}
