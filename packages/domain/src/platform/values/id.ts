/** The largest id that the database has. */
const ID_MAX = 2_147_483_647

/** True for a number that can be the id of a record. */
export const isId = (number: number): boolean => Number.isInteger(number) && number > 0 && number <= ID_MAX
