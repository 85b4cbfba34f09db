import index from '@generated/search/default/types.json';
import { serveTypes } from '@tstd-internal/search/types/worker';

serveTypes(index);
