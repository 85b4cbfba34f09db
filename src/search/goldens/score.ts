/** Returns the mean of 1 ÷ rank over the ranks from 1 on at which the right answers came, 0 for none. */
export function meanReciprocalRank(ranks: readonly (number | undefined)[]): number {
  const sum = ranks.reduce<number>((total, rank) => total + (rank === undefined ? 0 : 1 / rank), 0);
  return sum / ranks.length;
}
