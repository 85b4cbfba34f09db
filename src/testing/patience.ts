import { configure } from '@testing-library/react';

// How long to wait, not how fast to be: a busy machine is several times slower than a quiet one.
configure({ asyncUtilTimeout: 30_000 });
