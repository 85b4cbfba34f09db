import { extname } from 'node:path';
import { REFERENCE_ROOT } from '../../typedoc/reference/contract';
import type { ReferenceSettings } from '../../typedoc/reference/typedocOptions';
import { currentCommit } from '../../typedoc/reference/model/git';
import type { Locale } from '../../typedoc/workspace/locales';
import { REPOSITORY } from '../../typedoc/workspace/packages';
import { baseUrlOf } from './localeConfig';
import { packagePageUrl, sourceUrl } from './site';

export function referenceLinks(locale: Locale): ReferenceSettings['links'] {
  const commit = currentCommit(REPOSITORY);
  return {
    source: `${sourceUrl('{path}', 'blob', commit)}#L{line}`,
    edit: (path) => sourceUrl(path, 'edit'),
    browse: (path) => sourceUrl(path, extname(path) === '' ? 'tree' : 'blob', commit),
    registry: packagePageUrl,
    page: (path) => `${baseUrlOf(locale)}${REFERENCE_ROOT.slice(1)}/${path}`,
  };
}
