import data from '@generated/search/default/index.json';
import { serveSearch } from '@tstd-internal/search/worker';

serveSearch(data);
