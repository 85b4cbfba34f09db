import { translate } from '@docusaurus/Translate';
import { type Answer, titleOf } from '../../search/answer';
import type { OpenedPage } from '../../search/box/opened';
import type { SymbolDetails } from '../../details/details';
import { AnswerAbout, AnswerHead, Excerpt, PartHead } from '../SearchResults/AnswerLine';
import { answerName, partName } from '../SearchResults/texts';
import type { Option, OptionGroup } from './OptionList';

/** An option, and what comes of it. */
export interface Choice extends Option {
  /** The query that it asks, where it is no page. */
  readonly query?: string;
  /** The answer that led to it. */
  readonly answer?: Answer;
}

export interface ChoiceGroup extends OptionGroup {
  readonly options: readonly Choice[];
}

/** An answer with the parts of its page. */
export function answerChoices(answer: Answer, details: SymbolDetails | undefined): ChoiceGroup {
  const { path, parts = [] } = answer;
  return {
    label: titleOf(answer),
    isLabelShown: false,
    options: [
      {
        href: path,
        name: answerName(answer),
        content: <AnswerHead answer={answer} />,
        about: <AnswerAbout answer={answer} details={details} />,
        answer,
      },
      ...parts.map((part) => ({
        href: part.path,
        name: partName(part),
        content: <PartHead part={part} />,
        about: <Excerpt pieces={part.excerpt} />,
        answer,
      })),
    ],
  };
}

/** The pages that were opened last. */
export function openedChoices(pages: readonly OpenedPage[]): ChoiceGroup {
  return {
    label: translate({
      id: 'SearchBox.opened',
      message: 'Opened last',
      description: 'Heads the pages opened before',
    }),
    isLabelShown: true,
    options: pages.map(({ path, title }) => ({ href: path, name: title, content: title })),
  };
}

/** Queries to begin with. */
export function exampleChoices(
  queries: readonly string[],
  searchPage: (query: string) => string,
): ChoiceGroup {
  return {
    label: translate({
      id: 'SearchBox.examples',
      message: 'Examples',
      description: 'Heads the suggested queries',
    }),
    isLabelShown: true,
    options: queries.map((query) => ({
      href: searchPage(query),
      query,
      name: query,
      content: query,
    })),
  };
}
