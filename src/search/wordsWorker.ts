import { serveWords } from '@tstd-internal/search/words/worker';
import { loadTable } from './loadTable';

serveWords(loadTable);
