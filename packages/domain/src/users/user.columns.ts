import type { ColumnText } from '../platform/lists/column-text.ts'
import type { User } from './user.contract.ts'
import { NEVER_SIGNED_IN, USER_LOCKED, USER_MAIL_FAILED, yesOrNo } from './user.messages.ts'

/** In display order. */
export const USER_COLUMNS = {
  username: { label: 'Username', textOf: ({ username }) => username },
  active: {
    label: 'Active',
    textOf: ({ active, locked, mailFailure }) =>
      [yesOrNo(active), locked && USER_LOCKED, mailFailure !== undefined && USER_MAIL_FAILED]
        .filter(Boolean)
        .join(' '),
  },
  lastLogin: {
    label: 'Last Logged In',
    textOf: ({ lastLogin }, dateFormatter) =>
      lastLogin === null ? NEVER_SIGNED_IN : dateFormatter.formatDateTime(lastLogin),
  },
  roles: {
    label: 'Roles',
    textOf: ({ roles }) => roles.map(({ name }) => name).join(', '),
  },
} as const satisfies Readonly<Record<string, ColumnText<User>>>

export type UserColumn = keyof typeof USER_COLUMNS
