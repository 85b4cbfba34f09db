import type { TypeIndex } from '.';

/** A small library; the id of a symbol is its place in this list. */
const SYMBOLS = [
  ['parse', '(string)=>Option<number>'],
  ['parseInt', '(string,Radix?)=>Option<Int>'],
  ['map', '(Option<A>,(A)=>B)=>Option<B>'],
  ['getOr', '(Option<A>,B)=>A|B'],
  ['first', '(readonly A[])=>Option<A>'],
  ['filter', '(readonly A[],(A,number)=>boolean)=>readonly A[]'],
  ['log', '(...readonly unknown[])=>Task<void,never>'],
  ['now', 'Task<Time,never>'],
  ['run', '(TaskLike<A,B>)=>Promise<Result<A,B>>'],
  ['order', 'Order<Time>'],
  ['repeat', '(string,number)=>string'],
  ['isString', '(unknown)=>is<string>'],
  ['toOption', '(Result<A,unknown>)=>Option<A>'],
  ['sort', '(Iterable<A>,(A,A)=>number)=>readonly A[]'],
  ['divide', '(Int,Int)=>Option<Int>'],
  ['fail', '(string)=>never'],
  ['pair', '(A,B)=>[A,B]'],
  ['point', '()=>{x:number,y:number}'],
  ['reduce', '(readonly A[],(B,A,number)=>B,B)=>B'],
  ['rows', '(A,number)=>readonly A[]'],
  ['split', '(Money<A>,number)=>readonly Money<A>[]'],
] as const;

type FixtureName = (typeof SYMBOLS)[number][0];

export const FIXTURE: TypeIndex = {
  definitions: {
    'Option<A>': 'A|undefined',
    'Result<A,B>': 'Ok<A>|Err<B>',
    'Order<A>': '(A,A)=>Ordering',
  },
  supertypes: {
    Int: 'number',
    Time: 'number',
    Ordering: 'number',
    Radix: 'number',
    'Task<A,B>': 'TaskLike<A,B>',
  },
  signatures: Object.fromEntries(SYMBOLS.map(([, signature], id) => [signature, [id]])),
};

export function nameOf(id: number): FixtureName | undefined {
  return SYMBOLS[id]?.[0];
}
