/** A noun for counted records, in lower case ("enquiry", "enquiries"). */
export interface Noun {
  one: string
  many: string
}

const figures = new Intl.NumberFormat('en-GB')

/** Formats a number with thousands separators ("1,204"). */
export function figure(count: number): string {
  return figures.format(count)
}

/** Formats a count with its noun ("1 enquiry", "1,204 enquiries"). */
export function countOf(count: number, noun: Noun): string {
  return `${figure(count)} ${count === 1 ? noun.one : noun.many}`
}
