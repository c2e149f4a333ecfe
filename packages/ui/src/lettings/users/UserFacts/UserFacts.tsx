import { NO_ROLES, USER_MAIL_FAILED, yesOrNo } from '@latchkey/domain/users/user.messages'
import type { User } from '@latchkey/domain/users/user.contract'
import { FactList } from '../../../data/FactList/FactList.tsx'
import { StatusLabel } from '../../../data/StatusLabel/StatusLabel.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import * as S from './UserFacts.styles.ts'

export interface UserFactsProps {
  user: Pick<User, 'active' | 'roles' | 'mailFailure'>
}

/**
 * The roles of one user, and whether the account is active.
 *
 * @do Show it under a row of UsersTable.
 * @dont Do not list permissions here: the name of the role is enough.
 */
export function UserFacts({ user: { active, roles, mailFailure } }: UserFactsProps) {
  return (
    <FactList
      facts={[
        {
          term: 'Roles',
          value:
            roles.length === 0 ? (
              <S.None>{NO_ROLES}</S.None>
            ) : (
              <Inline>
                {roles.map(({ id, name }) => (
                  <StatusLabel key={id} tone="neutral">
                    {name}
                  </StatusLabel>
                ))}
              </Inline>
            ),
        },
        {
          term: 'Allowed Access',
          value: <StatusLabel tone={active ? 'green' : 'red'}>{yesOrNo(active)}</StatusLabel>,
        },
        ...(mailFailure === undefined ? [] : [{ term: USER_MAIL_FAILED, value: mailFailure }]),
      ]}
    />
  )
}
