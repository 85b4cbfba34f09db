/*
 * How far an answer is from what was asked, by kind of difference.
 *
 * The order counts, not the figures: what can be used as it is comes before what needs a change,
 * and that before what leaves something out. They are integers, so that sums in any order are equal.
 */

/** Nothing that costs more is an answer. */
export const MAX_COST = 240;

export const READONLY_COST = 2;
export const OPTIONAL_COST = 6;
export const IGNORED_PARAMETER_COST = 2;

/** A parameter may be wider than asked, and a result narrower; the other way round costs more. */
export const SAFE_SUBTYPE_COST = 20;
export const UNSAFE_SUBTYPE_COST = 70;

/** For `unknown` parameters and `never` results, which say little of a type. */
export const EXTREME_COST = 45;

export const SWAPPED_COST = 25;
export const AWAITED_COST = 30;

/** A type in the query for a variable of the function, and a variable for a type. */
export const GENERAL_COST = 25;
export const SPECIAL_COST = 50;
/** A name without the arguments that it takes: `Money` for `Money<'EUR'>`. */
export const OMITTED_COST = 10;
/** A variable of the query for two of the function, and the other way round. */
export const SPLIT_COST = 10;
export const JOINED_COST = 60;

/** A type that the index cannot express, and a name that does not begin with the hint. */
export const OPAQUE_COST = 60;
export const HINT_COST = 90;

export const UNASKED_PARAMETER_COST = 80;
/** For a parameter that chooses one of some names: a unit, the key of a field. */
export const CHOICE_COST = 15;
/** For a list where a function takes any number of values. */
export const LIST_FOR_REST_COST = 60;
export const UNUSED_PARAMETER_COST = 120;
export const UNUSED_OPTIONAL_COST = 60;
/** For each parameter that a query says nothing of. */
export const FREE_PARAMETER_COST = 10;
