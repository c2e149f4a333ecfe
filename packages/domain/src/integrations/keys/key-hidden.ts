/** Fields that no answer to a key has (rules I1.4, W2.4 and A9.2). */
export const HIDDEN_FROM_KEYS = ['howWillYouPay', 'accessNotes'] as const
