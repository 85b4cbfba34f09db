import { configure } from '@testing-library/react';

// A busy machine is several times slower than an idle one.
configure({ asyncUtilTimeout: 30_000 });
