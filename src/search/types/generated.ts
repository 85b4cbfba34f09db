import type { TypeIndex } from '.';

/** The share of types that packages of any size have in common. */
const COMMON = ['string', 'number', 'boolean', 'A', 'Option<A>', 'readonly A[]', 'unknown'];

/** Each package of this many symbols has a type of its own. */
const SYMBOLS_PER_TYPE = 20;

/** Makes an index of so many symbols, the same each time. */
export function generateIndex(symbols: number): TypeIndex {
  const random = randomNumbers();
  const own = Math.ceil(symbols / SYMBOLS_PER_TYPE);
  const type = (): string => {
    const choice = random() * 3;
    const name = `Type${Math.floor(random() * own)}`;
    if (choice < 1) {
      return COMMON[Math.floor(random() * COMMON.length)] ?? 'string';
    }
    return choice < 2 ? name : `Result<${name},string>`;
  };
  const signatures = new Map<string, number[]>();
  for (let id = 0; id < symbols; id += 1) {
    const parameters = Array.from({ length: 1 + Math.floor(random() * 3) }, type);
    const text = `(${parameters.join()})=>${type()}`;
    signatures.set(text, [...(signatures.get(text) ?? []), id]);
  }
  return {
    definitions: { 'Option<A>': 'A|undefined', 'Result<A,B>': 'Ok<A>|Err<B>' },
    supertypes: Object.fromEntries(
      Array.from({ length: own }, (_, index) => [
        `Type${index}`,
        index % 2 === 0 ? 'number' : 'Base',
      ]),
    ),
    signatures: Object.fromEntries(signatures),
  };
}

/** Numbers from 0 up to 1, by the generator of Lehmer. */
function randomNumbers(): () => number {
  let state = 20_250_101;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
