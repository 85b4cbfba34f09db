import { translate } from '@docusaurus/Translate';
import { type Answer, type AnswerPart, titleOf } from '../../search/answer';

/** The title of the page of an answer, or of a part of it. */
export function pageTitle(answer: Answer, path: string): string {
  const part = answer.parts?.find((each) => each.path === path);
  if (part === undefined) {
    return titleOf(answer);
  }
  // Another page of a name has the whole name as its title.
  return part.kind === undefined ? `${titleOf(answer)} › ${part.title}` : part.title;
}

/** The title of an answer, its kind, and the package of a symbol. */
export function answerName(answer: Answer): string {
  const parts = [titleOf(answer), kindText(answer.kind), answer.package];
  return parts.filter((part) => part !== undefined).join(', ');
}

/** The title of a part of an answer, and its kind where it is another page of a name. */
export function partName({ title, kind }: AnswerPart): string {
  return kind === undefined ? title : `${title}, ${kindText(kind)}`;
}

/** The translated kind of an answer. */
export function kindText(kind: Answer['kind']): string {
  switch (kind) {
    case 'function':
      return translate({
        id: 'SearchResults.kind.function',
        message: 'function',
        description: 'What an answer is',
      });
    case 'class':
      return translate({
        id: 'SearchResults.kind.class',
        message: 'class',
        description: 'What an answer is',
      });
    case 'interface':
      return translate({
        id: 'SearchResults.kind.interface',
        message: 'interface',
        description: 'What an answer is',
      });
    case 'namespace':
      return translate({
        id: 'SearchResults.kind.namespace',
        message: 'namespace',
        description: 'What an answer is',
      });
    case 'type':
      return translate({
        id: 'SearchResults.kind.type',
        message: 'type',
        description: 'What an answer is',
      });
    case 'const':
      return translate({
        id: 'SearchResults.kind.const',
        message: 'constant',
        description: 'What an answer is',
      });
    case 'member':
      return translate({
        id: 'SearchResults.kind.member',
        message: 'member',
        description: 'What an answer is',
      });
    case 'guide':
      return translate({
        id: 'SearchResults.kind.guide',
        message: 'guide',
        description: 'What an answer is',
      });
    case 'post':
      return translate({
        id: 'SearchResults.kind.post',
        message: 'blog',
        description: 'What an answer is',
      });
    case 'reference':
      return translate({
        id: 'SearchResults.kind.reference',
        message: 'reference',
        description: 'What an answer is',
      });
    case 'page':
      return translate({
        id: 'SearchResults.kind.page',
        message: 'page',
        description: 'What an answer is',
      });
  }
}

type Reason = NonNullable<Answer['reasons']>[number];

/** Why a symbol answers although it is not what was asked for word by word; nothing where it is. */
export function reasonText(reason: Reason): string {
  switch (reason) {
    case 'typo':
      return translate({
        id: 'SearchResults.reason.typo',
        message: 'similar spelling',
        description: 'Why a name was found',
      });
    case 'parametersSwapped':
      return translate({
        id: 'SearchResults.reason.parametersSwapped',
        message: 'parameters swapped',
        description: 'In what a type differs from the one that was searched',
      });
    case 'optionalLeftOut':
      return translate({
        id: 'SearchResults.reason.optionalLeftOut',
        message: 'optional parameters left out',
        description: 'In what a type differs from the one that was searched',
      });
    case 'partial':
      return translate({
        id: 'SearchResults.reason.partial',
        message: 'in part',
        description: 'In what a type differs from the one that was searched',
      });
    case 'awaited':
      return translate({
        id: 'SearchResults.reason.awaited',
        message: 'in a promise, or out of it',
        description: 'In what a type differs from the one that was searched',
      });
    case 'readonly':
      return translate({
        id: 'SearchResults.reason.readonly',
        message: 'read-only',
        description: 'In what a type differs from the one that was searched',
      });
    case 'wider':
      return translate({
        id: 'SearchResults.reason.wider',
        message: 'wider type',
        description: 'In what a type differs from the one that was searched',
      });
    case 'narrower':
      return translate({
        id: 'SearchResults.reason.narrower',
        message: 'narrower type',
        description: 'In what a type differs from the one that was searched',
      });
    case 'moreGeneral':
      return translate({
        id: 'SearchResults.reason.moreGeneral',
        message: 'more general',
        description: 'In what a type differs from the one that was searched',
      });
    case 'moreSpecific':
      return translate({
        id: 'SearchResults.reason.moreSpecific',
        message: 'more specific',
        description: 'In what a type differs from the one that was searched',
      });
    case 'exact':
    case 'prefix':
    case 'subwords':
    case 'words':
    case 'alias':
      return '';
  }
}
