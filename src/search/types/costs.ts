/*
 * How far an answer is from what was asked, by kind of difference.
 *
 * The order counts, not the figures: what can be used as it is comes before what needs a change,
 * and that before what leaves something out.
 */

/** Nothing that costs more is an answer. */
export const MAX_COST = 2.4;

/** Costs that are added up in another order are the same but for that. */
export const LEAST_DIFFERENCE = 1e-9;

export const READONLY_COST = 0.02;
export const OPTIONAL_COST = 0.06;
export const IGNORED_PARAMETER_COST = 0.02;

/** A parameter may be wider than asked, and a result narrower; the other way round costs more. */
export const SAFE_SUBTYPE_COST = 0.2;
export const UNSAFE_SUBTYPE_COST = 0.7;

/** What takes anything, or gives nothing, says little of a type. */
export const EXTREME_COST = 0.45;

export const SWAPPED_COST = 0.25;
export const AWAITED_COST = 0.3;

/** A type in the query for a variable of the function, and a variable for a type. */
export const GENERAL_COST = 0.25;
export const SPECIAL_COST = 0.5;
/** A variable of the query for two of the function, and the other way round. */
export const SPLIT_COST = 0.1;
export const JOINED_COST = 0.6;

/** What the index cannot say, and a name that begins with other letters than the hint. */
export const OPAQUE_COST = 0.6;
export const HINT_COST = 0.9;

export const UNASKED_PARAMETER_COST = 0.8;
export const UNUSED_PARAMETER_COST = 1.2;
export const UNUSED_OPTIONAL_COST = 0.6;
/** For each parameter that a query says nothing of. */
export const FREE_PARAMETER_COST = 0.1;
