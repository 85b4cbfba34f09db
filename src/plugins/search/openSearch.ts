/** What a browser needs to know to search the site from its address bar. */
export interface OpenSearch {
  readonly name: string;
  readonly description: string;
  readonly language: string;
  /** The absolute address of the page that shows results. */
  readonly searchPage: string;
  readonly icon: string;
}

/** Writes a description of the search, by OpenSearch 1.1. */
export function toOpenSearch({
  name,
  description,
  language,
  searchPage,
  icon,
}: OpenSearch): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escape(name)}</ShortName>
  <Description>${escape(description)}</Description>
  <Language>${escape(language)}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${escape(icon)}</Image>
  <Url type="text/html" method="get" template="${escape(searchPage)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}
