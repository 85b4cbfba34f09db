import { escapeMarkup } from '../../../typedoc/reference/render/escapeMarkup';

export interface OpenSearch {
  readonly name: string;
  readonly description: string;
  readonly language: string;
  readonly searchPage: string;
  readonly icon: string;
}

export function toOpenSearch(search: OpenSearch): string {
  const text = (key: keyof OpenSearch): string => escapeMarkup(search[key]);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${text('name')}</ShortName>
  <Description>${text('description')}</Description>
  <Language>${text('language')}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${text('icon')}</Image>
  <Url type="text/html" method="get" template="${text('searchPage')}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
