import { DeadEnd } from '../../components/DeadEnd.tsx'
import { PAGES } from '@latchkey/domain/navigation/pages'

export const AccessDeniedPage = () => (
  <DeadEnd title={PAGES.accessDenied.title}>
    You do not have permission to open that page. If you need it, ask an administrator.
  </DeadEnd>
)
