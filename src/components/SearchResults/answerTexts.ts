import { translate } from '@docusaurus/Translate';
import type { Answer, AnswerPart } from '@tstd-internal/search';

type Reason = NonNullable<Answer['reasons']>[number];

export const KIND_TEXTS: Readonly<Record<Answer['kind'], string>> = {
  function: translate({ id: 'SearchResults.kind.function', message: 'function' }),
  class: translate({ id: 'SearchResults.kind.class', message: 'class' }),
  interface: translate({ id: 'SearchResults.kind.interface', message: 'interface' }),
  namespace: translate({ id: 'SearchResults.kind.namespace', message: 'namespace' }),
  type: translate({ id: 'SearchResults.kind.type', message: 'type' }),
  const: translate({ id: 'SearchResults.kind.const', message: 'constant' }),
  member: translate({ id: 'SearchResults.kind.member', message: 'member' }),
  guide: translate({ id: 'SearchResults.kind.guide', message: 'guide' }),
  post: translate({ id: 'SearchResults.kind.post', message: 'blog' }),
  reference: translate({ id: 'SearchResults.kind.reference', message: 'reference' }),
  page: translate({ id: 'SearchResults.kind.page', message: 'page' }),
};

export const REASON_TEXTS: Readonly<Record<Reason, string>> = {
  parametersSwapped: translate({
    id: 'SearchResults.reason.parametersSwapped',
    message: 'parameters swapped',
  }),
  optionalLeftOut: translate({
    id: 'SearchResults.reason.optionalLeftOut',
    message: 'optional parameters left out',
  }),
  partial: translate({ id: 'SearchResults.reason.partial', message: 'in part' }),
  awaited: translate({
    id: 'SearchResults.reason.awaited',
    message: 'wrapped in a promise, or unwrapped',
  }),
  readonly: translate({ id: 'SearchResults.reason.readonly', message: 'read-only' }),
  wider: translate({ id: 'SearchResults.reason.wider', message: 'wider type' }),
  narrower: translate({ id: 'SearchResults.reason.narrower', message: 'narrower type' }),
  moreGeneral: translate({ id: 'SearchResults.reason.moreGeneral', message: 'more general' }),
  moreSpecific: translate({ id: 'SearchResults.reason.moreSpecific', message: 'more specific' }),
};

export function titleOf({ title }: AnswerPart): string {
  return title.map(({ text }) => text).join('');
}

export function answerName(answer: Answer): string {
  const { kind, package: packageName } = answer;
  const origin = packageName === undefined ? [] : [packageName];
  return [titleOf(answer), KIND_TEXTS[kind], ...origin].join(', ');
}
