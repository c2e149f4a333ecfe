import type { DateFormatter } from '@latchkey/domain/platform/values/time'
import { USER_COLUMNS, type UserColumn } from '@latchkey/domain/users/user.columns'
import type { User } from '@latchkey/domain/users/user.contract'
import { USER_LOCKED, USER_MAIL_FAILED, yesOrNo } from '@latchkey/domain/users/user.messages'
import type { DataColumn } from '../../../data/DataTable/columns/data-column.ts'
import { EmailText } from '../../../data/EmailText.tsx'
import { StatusLabel } from '../../../data/StatusLabel/StatusLabel.tsx'
import { PageLink } from '../../PageLink.tsx'
import { textColumns } from '../../text-columns.ts'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import * as S from './UsersTable.styles.ts'

/** The columns of the list of users. `pathOf` is null for who may not open the roles of a user. */
export const userColumns = (
  dateFormatter: DateFormatter,
  pathOf: ((user: User) => string) | null,
): readonly DataColumn<User, UserColumn>[] =>
  textColumns(USER_COLUMNS, dateFormatter, {
    username: {
      render: (user) => {
        const address = <EmailText value={user.username} />
        return (
          <S.Person>
            <span>
              <PageLink href={pathOf?.(user) ?? null}>{user.name ?? address}</PageLink>
            </span>
            {user.name !== null && <S.Address>{address}</S.Address>}
          </S.Person>
        )
      },
      meta: { widthRem: 11.5, grow: 2, isTitle: true },
    },
    active: {
      render: (user) => (
        <Inline>
          <StatusLabel tone={user.active ? 'green' : 'red'}>{yesOrNo(user.active)}</StatusLabel>
          {user.locked && <StatusLabel tone="yellow">{USER_LOCKED}</StatusLabel>}
          {user.mailFailure !== undefined && <StatusLabel tone="red">{USER_MAIL_FAILED}</StatusLabel>}
        </Inline>
      ),
      meta: { widthRem: 9, isWhole: true },
    },
    lastLogin: { meta: { widthRem: 9.25 } },
    roles: { meta: { widthRem: 8, grow: 1.5 } },
  })
