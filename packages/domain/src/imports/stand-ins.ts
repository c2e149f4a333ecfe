/** No mail goes to the stand-in of a missing email, which is compared with nothing (rule M1.13). */
export const isStandInEmail = (email: string): boolean => /^none-\d+@missing\.invalid$/.test(email)
