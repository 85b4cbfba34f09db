import type { PageTexts } from './texts.js';

export const en: PageTexts = {
  language: 'en',
  bytes: {
    title: 'Bytes of a program',
    rows: {
      option: 'Change an option, or fall back',
      result: 'A chain of results',
      group: 'Group a list and sum each group',
      codec: 'Check an object of two fields',
      task: 'Retry a promise with growing waits',
      decimal: 'Multiply two decimals and round',
      money: 'Add two amounts and share the sum',
      time: 'Read a time and add two weeks',
    },
  },
  nanoseconds: {
    title: 'Nanoseconds per operation',
    rows: {
      'Option: map and andThen, a value': 'Six steps on an option with a value',
      'Result: map and andThen, Ok': 'Six steps on a result that succeeds',
      'Array: groupBy of 1,000': 'Group a list of 1,000',
      'Array: sortBy of 1,000': 'Sort a list of 1,000 by a key',
      'Iterable: map, filter, take 10 of 100,000': 'Take 10 of 100,000, lazily',
      'Codec: decode a nested object': 'Accept a nested object',
      'Codec: refuse a nested object': 'Refuse a nested object',
      'Task: make and run a value': 'Make and run a task that has its value',
      'Task: all of 100, each waits': 'One of 100 tasks that wait side by side',
      'BigDecimal: add two prices': 'Add two prices',
      'BigDecimal: divide to 20 digits': 'Divide to 20 digits',
      'BigDecimal: round to 2 digits': 'Round to 2 digits',
    },
  },
  others: 'Others, the least first',
  machine: {
    title: 'Measured',
    value: 'With',
    date: 'Date',
    processor: 'Processor',
    cores: (count) => `${count} cores`,
    versions: 'Libraries',
  },
};
