import { expect, test } from 'vitest';
import { withPositions } from './withPositions';

const INDEX = { definitions: {}, supertypes: {}, signatures: { '()=>A': [30, 10] } };

test('names symbols by their positions in the table', () => {
  const { signatures } = withPositions(INDEX, [{ id: 10 }, { id: 20 }, { id: 30 }]);
  expect(signatures).toEqual({ '()=>A': [2, 0] });
});

test('fails where the table lacks a symbol', () => {
  expect(() => withPositions(INDEX, [{ id: 10 }])).toThrow('No symbol has the id 30');
});
