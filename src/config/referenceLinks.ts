import { extname } from 'node:path';
import type { ReferenceSettings } from '../../typedoc/reference/typedocOptions';
import { currentCommit } from '../../typedoc/reference/model/git';
import { REPOSITORY } from '../../typedoc/workspace/packages';
import { sourceUrl } from './site';

export function referenceLinks(): ReferenceSettings['links'] {
  const commit = currentCommit(REPOSITORY);
  return {
    source: `${sourceUrl('{path}', 'blob', commit)}#L{line}`,
    edit: (path) => sourceUrl(path, 'edit'),
    browse: (path) => sourceUrl(path, extname(path) === '' ? 'tree' : 'blob', commit),
  };
}
