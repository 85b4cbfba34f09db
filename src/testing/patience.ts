import { configure } from '@testing-library/react';

// A busy machine is several times slower than a quiet one.
configure({ asyncUtilTimeout: 30_000 });
