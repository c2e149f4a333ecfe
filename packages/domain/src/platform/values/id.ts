/** Largest value of the database's `integer`. */
export const ID_MAX = 2_147_483_647

export const isId = (number: number): boolean => Number.isInteger(number) && number > 0 && number <= ID_MAX
