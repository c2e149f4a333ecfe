import { DeadEnd } from '../../components/DeadEnd.tsx'

export const AccessDeniedPage = () => (
  <DeadEnd title="Access Denied">
    You do not have permission to open that page. If you need it, ask an administrator.
  </DeadEnd>
)
