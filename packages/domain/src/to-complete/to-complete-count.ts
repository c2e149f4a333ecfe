export const toCompleteText = (total: number): string => `${total} to complete`

/** On the page of privacy. */
export const neverCompletedText = (total: number): string =>
  total === 1 ? '1 enquiry was never completed' : `${total} enquiries were never completed`
